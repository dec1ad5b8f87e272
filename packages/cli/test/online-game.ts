// The record of a finished online game, as the server gives it.

export const ONLINE = `[NHex "1"]
[Edition "2025"]
[Mode "duel"]
[Board "main"]
[Armies "borgo outpost"]
[Result "1 (final-battle)"]
[Hash "258de0cbdc07cbef"]
; online game jF2kq0Zr8VnTbW5x
; online players ann bob
; online commitment 347b5961072ac57a2b98c6ac798364065e024d612970595570f957a9683ebdd8
; online seed 4e48657820697320612067616d65206f662074696c657320616e64206865786573

; set-up
0 hq b2 r0
1 hq d6 r2 + 0: battle

; turn 1: 0 borgo
0 keep
0 end + 1: battle hmg

; turn 2: 1 outpost
1 place hmg b3 r3
1 end + 0: move scout

; turn 3: 0 borgo
0 discard move
0 end + 1: move saboteur

; turn 4: 1 outpost
1 discard move
1 end + 0: battle

; turn 5: 0 borgo
0 discard battle
0 end + 1: mobile-armor

; turn 6: 1 outpost
1 discard saboteur
1 end + 0: battle

; turn 7: 0 borgo
0 discard scout
0 end + 1: battle

; turn 8: 1 outpost
1 discard mobile-armor
1 end + 0: officer

; turn 9: 0 borgo
0 discard battle
0 end + 1: move

; turn 10: 1 outpost
1 redraw battle battle move + 1: commando runner annihilator
1 discard commando
1 place annihilator c3 r1
1 place runner d5 r0
1 end + 0: mutant

; turn 11: 0 borgo
0 discard officer
0 end + 1: medic annihilator battle

; turn 12: 1 outpost
1 discard annihilator
1 end + 0: officer

; turn 13: 0 borgo
0 discard mutant
0 end + 1: commando

; turn 14: 1 outpost
1 discard battle
1 end + 0: medic

; turn 15: 0 borgo
0 discard officer
0 end + 1: scout

; turn 16: 1 outpost
1 discard commando
1 end + 0: claws

; turn 17: 0 borgo
0 discard medic
0 end + 1: scout

; turn 18: 1 outpost
1 discard scout
1 end + 0: mutant

; turn 19: 0 borgo
0 discard claws
0 end + 1: battle

; turn 20: 1 outpost
1 discard scout
1 end + 0: super-mutant

; turn 21: 0 borgo
0 discard mutant
0 end + 1: runner

; turn 22: 1 outpost
1 discard battle
1 end + 0: brawler

; turn 23: 0 borgo
0 discard super-mutant
0 end + 1: move

; turn 24: 1 outpost
1 discard runner
1 end + 0: net-fighter

; turn 25: 0 borgo
0 discard brawler
0 end + 1: move

; turn 26: 1 outpost
1 discard move
1 end + 0: battle

; turn 27: 0 borgo
0 discard battle
0 end + 1: battle

; turn 28: 1 outpost
1 discard move
1 end + 0: assassin

; turn 29: 0 borgo
0 discard battle
0 end + 1: medic

; turn 30: 1 outpost
1 discard battle
1 end + 0: move

; turn 31: 0 borgo
0 discard assassin
0 end + 1: commando

; turn 32: 1 outpost
1 discard commando
1 end + 0: grenade

; turn 33: 0 borgo
0 discard move
0 end + 1: move

; turn 34: 1 outpost
1 discard move
1 end + 0: claws

; turn 35: 0 borgo
0 discard grenade
0 end + 1: commando

; turn 36: 1 outpost
1 discard commando
1 end + 0: brawler

; turn 37: 0 borgo
0 discard claws
0 end + 1: recon-center

; turn 38: 1 outpost
1 discard recon-center
1 end + 0: move

; turn 39: 0 borgo
0 discard brawler
0 end + 1: sniper

; turn 40: 1 outpost
1 discard sniper
1 end + 0: battle

; turn 41: 0 borgo
0 discard move
0 end + 1: commando

; turn 42: 1 outpost
1 discard commando
1 end + 0: scout

; turn 43: 0 borgo
0 discard battle
0 end + 1: move

; turn 44: 1 outpost
1 discard move
1 end + 0: mutant

; turn 45: 0 borgo
0 discard scout
0 end + 1: scoper

; turn 46: 1 outpost
1 discard scoper
1 end + 0: super-officer

; turn 47: 0 borgo
0 discard mutant
0 end + 1: brawler

; turn 48: 1 outpost
1 discard brawler
1 end + 0: assassin

; turn 49: 0 borgo
0 discard super-officer
0 end + 1: move

; turn 50: 1 outpost
1 discard move
1 end + 0: claws

; turn 51: 0 borgo
0 discard assassin
0 end + 1: battle

; turn 52: 1 outpost
1 discard battle
1 end + 0: battle

; turn 53: 0 borgo
0 discard claws
0 end + 1: officer

; turn 54: 1 outpost
1 discard officer
1 end + 0: mutant

; turn 55: 0 borgo
0 discard battle
0 end
`;
