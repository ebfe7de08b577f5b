import type { DemoArticle } from './demoArticle.js';

/** Wi-Fi, VPN, visitors, sites, calls and printers. */
export const NETWORK: DemoArticle[] = [
  {
    title: 'Connecting to the office Wi-Fi',
    content: `Three wireless networks are visible on all floors in San Francisco, and under the same names in Oakland and San Jose:

- **Northwind-Staff** for company laptops, phones and tablets;
- **Northwind-Guest** for visitors and for your private devices;
- **Northwind-Devices** for printers and meeting rooms, which people cannot join.

A laptop set up by IT joins Northwind-Staff by itself. To connect by hand you need your Northwind account: name@northwind.example and your passphrase.

## By system

- **Windows:** Settings, Network & internet, Wi-Fi, Northwind-Staff, then your account. Accept the certificate only if it names radius.northwind.example.
- **macOS:** choose the network in the menu bar and type your account. Trust the certificate of radius.northwind.example with Touch ID.
- **Linux:** Security "WPA & WPA2/WPA3 Enterprise", authentication PEAP, domain northwind.example, inner authentication MSCHAPv2.
- **iPhone and iPad:** tap the network, type your account, tap **Trust**.
- **Android:** EAP method PEAP, CA certificate "Use system certificates", domain northwind.example.

After a change of passphrase, forget the network and join again; otherwise the old one locks your account after 10 tries.

## Slow or weak?

Expect 200 Mbit/s or more at a desk. Desks also have a cable socket with 1 Gbit/s; a cable in the TS4 dock switches over by itself.
If a corner is slow all day, write a ticket with the floor, the nearest room and the time.`,
  },
  {
    title: 'Using the VPN from home',
    content: `You need the VPN for the file share, the CRM, payroll.northwind.example and every address that ends in int.northwind.example.
The portal, mail, Teams and OneDrive work without it.

## Connect

The client is Cisco Secure Client and the address is vpn.northwind.example.

- **Windows and macOS:** it is preinstalled. Open it, choose the profile **Home**, press **Connect**, sign in and confirm on your phone or with your key.
  On macOS allow the system extension the first time, under System Settings, General, Login Items & Extensions.
- **Linux:** run \`sudo openconnect --protocol=anyconnect vpn.northwind.example\`.
- **iOS and Android:** install Cisco Secure Client from the store; it works on enrolled phones only.

The profile **Home** carries internal traffic only, so video calls stay fast. In hotels and cafes take **Travel**, which carries everything.

## Limits

A connection lasts 12 hours at most and ends after 60 minutes without traffic. Two devices may be connected at once.
A device that is more than 14 days behind with updates is refused.

From abroad the VPN opens only after a travel notice to security@northwind.example, 5 working days before you leave.
Contractors get access when their manager approves it, for 90 days at a time.

If it drops every few minutes, change from Wi-Fi to a cable and restart the router; then call extension 4357.`,
  },
  {
    title: 'Guest network for visitors',
    content: `Visitors use **Northwind-Guest**. Any employee can make a voucher for them:

1. Open guest.northwind.example and sign in with your Northwind account.
2. Enter the visitor's name, company and mail address.
3. Choose 1 to 5 days. One day is the default and 5 days are the most.
4. Send the voucher by mail or print it.

The visitor joins Northwind-Guest, waits for the welcome page, types the voucher and accepts the terms. One voucher serves 3 devices.

**Groups:** for up to 10 people make single vouchers. For more, write a ticket 3 working days ahead and you receive one shared code for up to 50 devices.

**No time?** The front desk on Floor 1 (extension 4100) prints a day voucher from 8:30 to 17:30.

## What guests can and cannot do

The guest network offers 20 Mbit/s per device and plain internet access. Printers, the file share and the screens in Maple, Cedar and Birch are out of reach.
A visitor who presents joins the Teams meeting instead.

Private phones of employees may use Northwind-Guest too. The welcome page takes your Northwind account and remembers the phone for 30 days.

If the welcome page does not open, type neverssl.com into the browser. On an iPhone, switch off Private Relay for this network;
on Android, switch off Private DNS.`,
  },
  {
    title: 'When a site does not load',
    content: `Work through this list; most cases end at step 3.

1. Look at status.northwind.example from your phone, off Wi-Fi. If the service is red there, IT already knows and you need no ticket.
2. Open another site. If nothing loads, your connection is the problem: join the Wi-Fi again or restart the router at home.
3. Does the address end in int.northwind.example? Then you must be in the office or on the VPN.
4. Try a private window. If the page works there, delete the cookies of that one site.
5. Empty the name cache and try again:

| System | Command |
|---|---|
| Windows | \`ipconfig /flushdns\` |
| macOS | \`sudo dscacheutil -flushcache; sudo killall -HUP mDNSResponder\` |
| Linux | \`resolvectl flush-caches\` |

On a Mac without administrator rights, a restart does the same. On a phone, switch flight mode on for 10 seconds.

## The page says "Blocked by Northwind"

The filter stops gambling, malware, anonymisers and domains younger than 7 days. If you need such a site for work, write a ticket with the
address and the reason. Security decides within 1 working day; an approved site opens for your department, not only for you.

## A certificate warning

Never continue past it on a Northwind address. Note the exact text and call extension 4357.`,
  },
  {
    title: 'Video calls on a slow connection',
    content: `Teams adapts to what it gets, but these rates are needed for a call without dropouts:

| You want | Down and up |
|---|---|
| Sound only | 0.1 Mbit/s |
| Sound and shared screen | 1 Mbit/s |
| Video in a small group | 2 Mbit/s |
| Video and shared screen | 4 Mbit/s |

Measure at speed.northwind.example; the test takes 20 seconds.

## Quick help during a call

Switch off your camera first, then incoming video: **View**, **More options**, **Turn off incoming video**. Close OneDrive while it uploads.
Share one window instead of the screen. If sound still breaks, choose **Call me** in the join dialog, or dial the number and the conference ID in the
invitation: the phone carries the sound, the laptop the slides.

## At home

Use a cable, or sit within 5 metres of the router on its 5 GHz network. In Cisco Secure Client choose **Home**, not **Travel**;
Travel sends your call through the office. A phone as hotspot works: one hour of video takes about 1 GB, and company phones have 20 GB a month.

## In the office

If picture and sound freeze in Cedar or another meeting room, restart the room computer from its touch panel (gear icon, **Restart**, 3 minutes).
Should it happen again the same day, call extension 4357; someone comes within 15 minutes during desk hours.`,
  },
  {
    title: 'Printing on any floor',
    content: `Send your job once and fetch it at any of the nine printers, three on each floor. The queue is called **Northwind-Print**.

1. Print to Northwind-Print.
2. Walk to a printer and hold your badge against the reader.
3. Tap the job, or **Print all**.

Jobs that nobody fetches are deleted after 24 hours.

## Adding the queue

- **Windows:** install "Northwind-Print" from Company Portal.
- **macOS:** the same name in Self Service; choose **Letter** if the Mac proposes A4.
- **Linux:** add the printer \`ipps://print.northwind.example/printers/Northwind-Print\`.
- **Phones:** mail a PDF of up to 20 MB from your work address to print@northwind.example.

## Settings and limits

The default is black and double-sided on Letter. The HP LaserJets print black only; for colour and for scanning go to a Brother, of which every floor has at least one.
Colour is limited to 200 pages a month per person. Marketing and Design have 1,000; others may ask their manager for a higher limit.

Scans arrive in your mailbox. Above 25 MB choose **Scan to OneDrive**.

Paper is in the supply cabinet beside the printers. Report an empty toner or a jam you cannot clear with a ticket
that names the tag on the front, such as PRI-004. Jobs "waiting" for more than 5 minutes: sign out at the reader and badge again.`,
  },
];
