import type { DemoArticle } from './demoArticle.js';

/** Programs, licences, updates, calendars and files. */
export const SOFTWARE: DemoArticle[] = [
  {
    title: 'Installing approved applications',
    content: `About 180 applications are approved and install without administrator rights. Most take under 10 minutes.

- **Windows:** open **Company Portal**, search, press **Install**.
- **macOS:** open **Self Service** in the Applications folder; for iPhones and iPads it is on the home screen.
- **Linux (Ubuntu 24.04):** the source apps.northwind.example is set up already, so \`sudo apt install name\` is enough for its packages.
- **Android:** the Play Store in the work profile shows approved apps only.

Free for everybody are among others the diagram editor draw.io, 7-Zip (Windows), Keka (macOS), LibreOffice, VLC and Bitwarden.
Applications marked with a coin need a licence first.

## Not on the list?

Write a ticket with the name, the maker's site and what you need it for. Security reviews new software and browser extensions within 5 working days.
Private VPNs, remote-control tools and torrent clients are always refused.

## Administrator rights

Engineering, Analytics and IT Infrastructure may raise their rights for 60 minutes with **Make me admin** in Company Portal or Self Service.
Other departments ask the help desk, with their manager's approval; it is granted for one day and for one purpose.

If an installation hangs for over 30 minutes, restart and try once more. After that, give the ticket the error code and your asset tag.`,
  },
  {
    title: 'Asking for a new licence',
    content: `Licences are bought by IT and charged to your department. Who has to agree depends on the price for one year:

| Price a year | Approved by | Ready in |
|---|---|---|
| up to $300 | your manager | 2 working days |
| $300 to $3,000 | manager and department head | 5 working days |
| above $3,000 | both, and Finance | 15 working days |

Some common prices: design suite $720, diagram editor Visio $180, PDF editor $156, project planner $360, statistics package $1,190.
If a free application does the same, the help desk will propose it.

## What the ticket must say

1. Product and edition, for Windows, macOS or both.
2. Who will use it, and from which day to which.
3. The cost centre; your manager knows it.
4. That your manager agrees. The help desk asks further approvers itself.

Create it at /employee/tickets in the category IT Support with priority medium.

## Good to know

The design suite runs on two computers per person, but not on Linux. Trial versions must not be used for work.
A licence unused for 60 days is withdrawn after a warning by mail 10 days earlier; one click in that mail keeps it.
Yearly licences renew on February 1, and cancellations or changes must reach IT by January 10. When you change departments, licences move with you for 30 days.`,
  },
  {
    title: 'Updating your operating system',
    content: `Security updates are offered on the second Tuesday of each month at 17:00. You have 7 days to choose a moment; then the device restarts by itself
after a warning 60 minutes ahead. Updates that Security calls urgent have to be in within 48 hours.

| System | Lowest version | Where | Takes |
|---|---|---|---|
| Windows | 11, version 24H2 | Settings, Windows Update | 20 to 40 minutes |
| macOS | 15 | System Settings, General, Software Update | 45 to 60 minutes |
| Linux | Ubuntu 24.04 LTS | \`sudo apt update && sudo apt upgrade\` | 10 minutes |
| iPhone, iPad | 18 | Settings, General, Software Update | 30 minutes |
| Android | 15 | Settings, System, Software update | 30 minutes |

## Before you press the button

- Plug in the charger. Updates do not start below 30% battery.
- Free 20 GB on Windows, 35 GB on macOS, 8 GB on a phone.
- Save your work and leave the dock connected.

New major versions come about 8 weeks after release, when IT has tested them. You then have 30 days. Beta versions are not allowed.

A device 14 days behind loses the VPN, though mail still works. It returns within 15 minutes of the update.

Stuck at the same percentage for 2 hours? Do not switch it off; call extension 4357. On leave longer than 14 days, update on your first morning back.`,
  },
  {
    title: 'Resetting the expense tool',
    content: `Northwind Expenses, at expenses.northwind.example, has a password of its own. Changing your Northwind passphrase or your portal password does not change it.

## Locked out

Five wrong tries lock the account for 30 minutes. Waiting is enough; a reset also ends the lock.

1. Choose **Forgot password** on the sign-in page and enter your work address.
2. Look for a mail from no-reply@expenses.northwind.example. It arrives within 10 minutes.
3. Open the link within 60 minutes and set at least 12 characters.

No mail? Check Junk and the **Other** tab in Outlook. If it is not there either, the tool has an old address of yours: call extension 4357.

## The page stays white or shows an old report

- **Windows and Linux (Edge, Chrome, Firefox):** press Ctrl + Shift + R.
- **macOS (Safari):** choose **Develop**, **Empty Caches**, or use Chrome with Command + Shift + R.
- **iPhone:** delete the app and install it again; photos of receipts not yet sent are lost.
- **Android:** Settings, Apps, Expenses, Storage, **Clear cache**; receipts stay.

Drafts are kept on the server for 90 days, so a reset never deletes a report.

Receipts may be PDF, JPG or PNG, up to 10 MB each. Why a report was returned or when it is paid, Finance knows: extension 4420.`,
  },
  {
    title: 'Shared calendars step by step',
    content: `Everybody at Northwind sees when you are busy, and nothing more. To show more:

1. Open the calendar in Outlook for Windows or on the web, right-click your calendar and choose **Sharing and permissions**.
   On a Mac it is Control-click, then **Sharing Permissions**.
2. Add the colleague by name and pick a level.
3. Press **Share**. The colleague accepts the invitation by mail.

| Level | They see | They can change |
|---|---|---|
| Titles and locations | what and where | nothing |
| All details | texts and attendees too | nothing |
| Can edit | all | your entries |
| Delegate | all, and your invitations | entries and answers |

Entries marked private stay hidden, except from delegates to whom you allow them. Phones can open shared calendars but cannot grant rights.

## A calendar for a team

The manager asks with a ticket; it exists within 1 working day and shows up for all members of the team in Outlook under **Groups**.
Approved leave from the portal is not copied into it.

## Rooms

Invite Maple (12 seats), Cedar (8) or Birch (20) as a room. You can book 180 days ahead and for 8 hours at most. A room nobody enters is freed after 15 minutes.

**Invitations arrive twice?** Under **Delegate access** choose "My delegate only". A new shared calendar can take up to 1 hour to reach a phone.`,
  },
  {
    title: 'Recovering an earlier version of a file',
    content: `Where was the file? That decides how far back you can go.

| Place | Earlier versions | Deleted files |
|---|---|---|
| OneDrive and Teams | the last 500 | 93 days in the recycle bin |
| File share (drive Z:) | 30 days, four points a day | the same |
| Only on the laptop | none | none |

## OneDrive and Teams

Right-click the file, choose **Version history** and press **Restore**. On a Mac, Control-click in Finder; on Linux and phones use onedrive.com.
If many files are damaged, **Settings**, **Restore your OneDrive** takes everything back to any moment in the last 30 days.

## File share

Copies are taken at 9:00, 12:00, 15:00 and 18:00 on working days.

- **Windows:** right-click, **Properties**, **Previous Versions**, then **Copy** to a new place.
- **Linux:** look in the hidden folder \`.snapshot\` of the directory.
- **macOS:** Finder does not show them. Ask the help desk for the file with path and time; it is back within 2 hours.

## Older than that

IT keeps a backup of the file share for 1 year. Write a ticket with the full path and the date; a restore takes 1 working day.

On Windows, Desktop and Documents are copied to OneDrive automatically. On macOS and Linux they are not: on a Mac save under "OneDrive - Northwind",
on Linux on the file share. The Downloads folder is never copied.`,
  },
];
