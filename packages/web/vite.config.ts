// The build of the web client: static files that work from any folder and, after the first visit, offline.
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defaultClientConditions, defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

export default defineConfig({
  base: './',
  plugins: [
    svelte(),
    VitePWA({
      registerType: 'prompt',
      injectRegister: false,
      manifest: {
        name: 'NHex',
        short_name: 'NHex',
        description: 'Neuroshima Hex in the browser: an unofficial fan project',
        display: 'standalone',
        start_url: './',
        scope: './',
        background_color: '#14110e',
        theme_color: '#14110e',
        categories: ['games'],
        icons: [
          { src: 'icon.svg', sizes: 'any', type: 'image/svg+xml' },
          { src: 'icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: 'icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any maskable' },
        ],
      },
      workbox: {
        globPatterns: ['**/*.{js,css,html,svg,png,webp,woff2,json}'],
        maximumFileSizeToCacheInBytes: 8 * 1024 * 1024,
        importScripts: ['push.js'],
        navigateFallback: 'index.html',
        // The server's own answers are never pages of the client.
        navigateFallbackDenylist: [/^\/(api|health|ready|metrics)(\/|$)/],
      },
    }),
  ],
  resolve: { conditions: ['nhex:source', ...defaultClientConditions] },
  worker: { format: 'es' },
  build: {
    // A font in a style sheet would break the server's content security policy (font-src 'self').
    assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
    target: 'es2022',
    sourcemap: true,
    rolldownOptions: {
      // On a slow machine it tells at length where the time went; that is nobody's fault here.
      checks: { pluginTimings: false },
      output: {
        // What the first page needs is one file, what a duel needs besides is another: few requests, and a large file is
        // packed smaller than its pieces.
        codeSplitting: {
          groups: [
            { name: 'first', tags: ['$initial'], priority: 2 },
            { name: 'table', test: /[\\/](screens[\\/]Table\.svelte|play-now\.ts)$/, priority: 1 },
          ],
        },
      },
    },
  },
});
