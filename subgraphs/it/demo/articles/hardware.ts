import type { DemoArticle } from './demoArticle.js';

/** Headsets, docks, batteries, monitors, and what goes back. */
export const HARDWARE: DemoArticle[] = [
  {
    title: 'Pairing a headset',
    content: `The standard headset is the Jabra Evolve2 75. Everybody gets one on the first day; the USB adapter lies in a pocket of the case.

## On a laptop: use the adapter

Plug the adapter into the laptop itself, not into a monitor. It is paired already: switch the headset on and the light on the adapter turns violet in Teams, blue elsewhere.
Then choose "Jabra Link 380" in Teams under **Settings**, **Devices**.

- **Windows:** if there is no sound, right-click the speaker, open **Sound settings** and set Jabra as output and input.
- **macOS:** allow Teams under System Settings, Privacy & Security, **Microphone**. This is the usual cause of a silent microphone.
- **Linux:** choose the profile "Headset" in the sound settings; the microphone is missing in "High fidelity playback".

## On a phone: use Bluetooth

1. Push the switch on the right ear cup to the Bluetooth sign and hold it for 3 seconds.
2. Open the Bluetooth settings on the iPhone or Android phone.
3. Tap "Jabra Evolve2 75".

Two devices can be connected at once. The range is about 30 metres in the open.

A full charge takes 2 hours and lasts about three working days of calls; 15 minutes give half a day. New ear cushions are free in room 2.14.
Lost the adapter? A new one costs the department $45.`,
  },
  {
    title: 'Two monitors on one dock',
    content: `The CalDigit TS4 drives two monitors and charges the laptop with up to 98 W over one cable. Use the short Thunderbolt cable from the box;
longer cables are the first cause of flicker.

1. Connect the first monitor to the **DisplayPort** socket at the back.
2. Connect the second to a **Thunderbolt** socket with a USB-C to DisplayPort cable. The TS4 has no HDMI socket.
3. Plug the laptop into the socket with the laptop sign.
4. Switch the monitors on, then open the laptop.

## Arrange the screens

- **Windows:** Settings, System, Display. Drag the rectangles and choose **Extend these displays**, or press Windows key + P.
- **macOS:** System Settings, Displays, **Arrange**. Each monitor needs a cable of its own, since a Mac does not pass a picture from monitor to monitor.
- **Linux (GNOME):** Settings, Displays, **Join displays**. If one stays dark, log in with the Xorg session.

## If it fails

A dark second monitor: unplug the dock from mains for 30 seconds. Flicker: set 60 Hz. Network gone after sleep: update the dock
from Company Portal (Windows) or Self Service (macOS); it takes 5 minutes and must not be interrupted.

Still wrong? Call extension 4357 with the tag of the dock (ACC- and three digits). Spare cables are free at the walk-up desk.`,
  },
  {
    title: 'Replacing a worn battery',
    content: `**A swollen battery is an emergency.** Signs: the lid does not close flat, the touchpad stands up, the case bulges or smells sweet.
Switch the device off, unplug it, leave it on a hard surface and call extension 4357, or 4911 outside desk hours. Do not carry it in a bag and do not post it.

## Is mine worn?

| System | Where to look | Worn when |
|---|---|---|
| Windows | run \`powercfg /batteryreport\` and compare full charge with design capacity | below 80% |
| macOS | System Settings, Battery, Battery Health | "Service Recommended" |
| Linux | \`upower -d\`, line "capacity" | below 80% |
| iPhone | Settings, Battery, Battery Health | below 80% |
| Android | Settings, Battery | health "reduced" |

## Getting a new one

Write a ticket with the asset tag and the figure you read. The battery is changed at no cost to you:

- Dell, Lenovo and HP laptops in room 2.14, within 2 working days;
- MacBooks by the repair partner, within 5 working days;
- phones within 3 working days.

You get a loan device meanwhile. Your files stay on the disk, but let OneDrive finish before you hand the laptop in.

A laptop has 3 years of warranty and is replaced after 4. In its last 6 months it is exchanged instead of repaired.

To make a battery last, choose a limit of 80% if you work on the dock all day.`,
  },
  {
    title: 'Ordering a second monitor',
    content: `Every desk has one monitor. A second one needs your manager's approval and is paid by your department.

| Model | Size and resolution | Price | One cable to the laptop |
|---|---|---|---|
| Dell UltraSharp U2724D | 27 inch, 2560 x 1440 | $529 | no, needs DisplayPort or HDMI |
| LG UltraFine 27UQ850 | 27 inch, 4K | $449 | yes, USB-C with 90 W |
| Samsung ViewFinity S8 | 27 inch, 4K | $399 | yes, USB-C with 90 W |

For a MacBook we advise 4K, since text is blurred at 2560 x 1440. With Windows, the Dell needs no scaling.
Design and Marketing may order the 32 inch version of the Samsung for $479.

## How to order

1. Write a ticket in the category IT Support: model, desk number and floor, and your manager's name.
2. The help desk asks your manager. Without an answer the request ends after 10 working days.
3. Delivery takes 3 working days from stock and 10 if we have to buy. IT sets it up.

Cables are included; a dock ($399) is a separate request.

## At home

With a home-working agreement (form HR-7) you may borrow one monitor. Fetch it at room 2.14; nothing is shipped except to fully remote staff.
It stays in your name in the asset register and comes back when you leave.`,
  },
  {
    title: 'Returning equipment when you leave',
    content: `Everything IT gave you goes back: laptop and charger, dock, monitors, phone, tablet, headset, keyboard and security key.
Ask extension 4357 for the list of what is in your name.

## When and where

- **Office staff:** room 2.14, by 16:00 on the last working day. You receive a receipt at once.
- **Remote staff:** a prepaid box reaches you 10 working days before the last day. Post it within 5 working days after that day; monitors are collected.

HR is informed when something is still missing after 15 working days.

## Before you hand it in

1. Move work files from the laptop to your team's place; your manager can open your OneDrive for 30 days, then it is deleted.
2. Copy private photos and papers. IT cannot recover them later.
3. **Mac, iPhone, iPad:** sign out of your private Apple account and switch off Find My.
4. **Android:** remove your private Google account under Settings, Accounts.
5. **Windows and Linux:** nothing else; do not erase the disk yourself.

Accounts close at 18:00 on the last day. Mail to you is then answered automatically for 30 days with your manager's address.

A laptop at least 3 years old can be bought for $150, a phone for $80. Ask by ticket 10 working days before you go; IT erases it first.`,
  },
  {
    title: 'Cleaning a keyboard safely',
    content: `Once a month is enough. Free cleaning kits lie in the supply cabinet beside the printers on each floor:
a cloth, wipes with 70% isopropyl alcohol, a can of air.

1. Disconnect. Switch an MX Keys off at its rear edge; shut a laptop down and unplug it, because a MacBook starts at any key.
2. Hold the keyboard at a slant of about 75 degrees and blow along the rows from 15 cm, then turn it and repeat.
3. Wipe the keys with a wipe that is moist, never wet. Nothing may drip.
4. Dry with the cloth and wait 5 minutes.

Do not use bleach, window cleaner, acetone or a household vacuum cleaner, and do not lift keys off: those of the MX Keys and of all our laptops break.

## You spilled something

- **External keyboard:** unplug it, turn it over, let it dry for 24 hours. If keys stick, exchange it in room 2.14; a new MX Keys costs your department $119.
- **Laptop:** hold the power button for 10 seconds, unplug it, turn it over like a tent and bring it to room 2.14 within the hour.
  No hair dryer, no rice, no trying whether it works.

The first spill is repaired at no charge to your department. Tell us what it was: sugar is worse than water.`,
  },
];
