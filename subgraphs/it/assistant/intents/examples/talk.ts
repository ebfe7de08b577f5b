/** What people say in passing, by what is answered to it. See `intents.ts`. */
export const TALK_EXAMPLES = {
  thanks: `
thanks | thank you | Thank you so much! | Thanks a lot | thanks, that helped | Great, thank you | Many thanks | Thanks a million | okay, thanks | Much appreciated | I appreciate it | That was helpful, thank you | You saved my day
Awesome, thanks | perfect, thanks | Thank you very much for your help | Cheers | Thanks again | Wow, that was fast, thank you | you are the best | You're a lifesaver | Exactly what I needed, thanks | Thank you kindly
thanks for the quick answer | good job | well done | Nice work, thank you | Thanks, buddy | I owe you one | That is very kind of you | thank you for your patience | Very nice, thank you | thanks for explaining | Super, thanks
Thank you, that answers my question | Thanks, I appreciate the help | Lovely, thanks | Brilliant, thank you | Thank you for your time | Bless you, that helped a lot | that was great help, thanks | That's great, thank you so much
Wonderful, you helped me a lot | I am grateful for your help | Thanks, you made it easy | thank you dear | You were a big help | That worked, thanks | Thank you, I finally understand it | My hero, thank you`,
  goodbye: `
bye | goodbye | See you | See you later | bye bye | Have a nice day | Have a good one | Take care | talk to you later | See you tomorrow | That's all for today | I'm off, bye | Have a great weekend | good night | Until next time
so long | I have to go now | Gotta go | Catch you later | I'm heading home, bye | Time to call it a day | Okay, bye for now | That will be all, goodbye | Signing off | See you on Monday | Have a good evening | Enjoy your evening
I'm done here, see you | farewell | Later! | Ciao | Bye, have a nice weekend | Have a pleasant day | I'm out | We're done, goodbye | Going to lunch now, bye | My shift is over, see you tomorrow | I'll be back tomorrow
Nice talking to you, bye | I'm leaving now | See you next week | Peace out | I must leave, goodbye | thanks and bye | Okay, that was it, bye | Sleep well | bye then | Nothing else for today, bye | I'm closing the chat now, goodbye
Enjoy the rest of your day`,
  greeting: `
hi | hello | hey | Good morning | Good afternoon | good evening | Hi there | Hello there | hey there | Howdy | Hey, what's up? | Yo | Greetings | Morning! | Hello again | I'm back | Nice to meet you | Hello, anybody there?
Hi, it's me again | Happy Monday | Ugh, Monday again | Nice weather today | It's raining cats and dogs | So cold outside today | What a beautiful day | It is hot today, isn't it? | Did you have a good weekend? | How was your weekend?
Finally Friday | Happy Friday! | TGIF | Good day | Good morning everyone | hello assistant | Hi bot | Dear assistant, hello | Hey buddy | hello my friend | Snow again this morning, can you believe it? | Almost weekend | Happy New Year
Merry Christmas | Happy holidays | Long time no see | Anyone home? | Top of the morning to you | Is it Friday yet? | The sun is shining, good morning | I had a great weekend | Mondays, am I right?`,
  wellbeing: `
how are you | How are you getting along? | How are you doing? | How's it going? | how are you today | How do you feel? | Are you okay? | Are you well? | How have you been? | How's your day? | How is your day going so far?
Everything good with you? | everything all right? | You doing okay? | Are you having a good day? | How are things? | How is life? | hope you are well | I hope you are doing fine | Are you tired? | Did you sleep well? | How was your day?
How do you do? | All good on your end? | Are you happy? | Are you busy today? | And you, how are you? | I'm fine, and you? | How's everything? | How are you feeling this morning? | Are you feeling better? | What's new with you?
Are you sad? | How goes it? | Long day for you too? | Hi, how are you? | Good morning, how are you doing today? | Is everything fine with you? | you good? | How are you holding up? | Do you like your job? | Are they treating you well?
Do you get enough rest? | How's the mood over there? | Are you in a good mood? | How are you, my friend? | I'm good, how about you? | Been keeping well? | Is all well with you? | Do you ever get bored?`,
  joke: `
tell me a joke | Do you know a joke? | Another joke please | make me laugh | Sing me a song | Can you sing? | Tell me something funny | I'm bored, entertain me | Do you have a sense of humor? | Knock knock | Tell me a knock-knock joke
Got any good jokes? | Say something funny | Tell me a riddle | Do you know a riddle? | Write me a poem | Tell me a story | Tell me a fun fact | Let's play a game | Can we play something? | Rock, paper, scissors?
Why did the chicken cross the road? | Give me a dad joke | An office joke please | Tell me a joke about Mondays | a joke about bosses | Can you tell jokes? | Can you dance? | Rap something for me | That was a good one, another joke
I need a laugh | cheer me up with a joke | Let's have some fun | Do something fun | Tell me a bedtime story | Do you know any funny stories? | joke please | one more joke | Surprise me with something funny | Make a pun | Amuse me
Sing happy birthday | Do an impression | Tell me a tongue twister | Flip a coin | Can you beatbox? | Tell me the funniest thing you know | Are you funny? | A limerick, please | I want to hear a joke about computers`,
  nature: `
who are you | What are you? | Are you human? | Are you a robot? | Are you a bot? | Am I talking to a person or a machine? | Are you a real person? | Is this a real human? | What's your name? | Do you have a name? | How old are you?
Who made you? | Who built you? | Are you an AI? | Are you artificial intelligence? | Is anybody real behind this chat? | Are you a computer program? | Where are you from? | Where do you live? | Are you a man or a woman? | Are you alive?
Do you have feelings? | Can you think? | Am I chatting with a colleague or a computer? | Is this automated? | Who is behind you? | Who is answering me here? | Are you from HR? | Do you work here? | Are you ChatGPT?
what kind of bot are you | Human or machine? | Do you have a brain? | Are you smart? | When were you born? | Do you eat? | Do you ever sleep? | You sound like a robot | Prove that you are human | Tell me about yourself
who am I talking to | What should I call you? | Are you just a script? | Do you have a family? | Do you have a body? | Are you conscious? | Introduce yourself please | Is there a person typing these answers? | Which company made you?
You're not a real person, are you?`,
  ability: `
what can you do | What can I ask you? | help | What can you help me with? | What are you good for? | How can you help me? | What do you know? | What kind of questions can you answer? | Which topics do you know about? | What may I ask?
How does this work? | How do I use you? | What are your features? | Can you help me? | I need help | Show me what you can do | Give me some examples of questions | What things can you look up? | What is this chat for?
What is your purpose? | What is your job here? | What are you able to do? | Do you know everything? | Can you do anything useful? | Which languages do you speak? | Do you speak Spanish? | Are you able to answer questions about work?
I don't know what to ask | Where do I start with you? | what else can you do | Can I ask you something? | May I ask you a question? | I have a question | What should I ask you? | List the things you can do | What do you offer?
What are your limits? | Is there anything you can't do? | What can't you answer? | Could you help me with something? | I'm new here, what can you tell me? | options please | menu | What services do you provide?
Do you understand whole sentences? | Can you see my data? | What is possible here? | tell me what you can do for me | First time here, how can this chat help me? | What all can I find out from you?`,
  complaint: `
you are useless | That's wrong | wrong answer | That is not what I asked | You don't understand me | You didn't answer my question | This doesn't help | Not helpful at all | That makes no sense | You are stupid | What a dumb bot
You suck | I hate this chat | This is a waste of time | Are you kidding me? | Read my question again | No, that's not it | You keep saying the same thing | This is ridiculous | You never know anything | Can't you do anything right?
Terrible answer | That is incorrect | You misunderstood me | I said something completely different | Worst assistant ever | Useless piece of junk | A real person would have understood me | You're not listening | That was not my question
That answer is nonsense | You told me something wrong | Yesterday you said something else | I don't believe you | How can you not know that? | I'm disappointed in you | Why are you so slow? | You are no help | Stop repeating yourself
That's not true | Google would have done better | Even my dog gives better answers | You're driving me crazy | shut up | You got it wrong again | bad bot | What kind of answer is that? | You are wasting my time
Why don't you understand simple questions? | This chat never works`,
  mood: `
I had a bad day | I'm tired | Sorry for shouting | I'm so stressed | What a day | I'm exhausted | I feel down today | Sorry, I was rude | I apologize | I didn't mean to yell at you | I am frustrated | I'm in a bad mood
Today is not my day | I'm so happy today | I'm feeling great | I'm sad | I want to go home | I've had enough for one day | Everything goes wrong today | I'm fed up | I am at the end of my rope | I need coffee
I got up on the wrong side of the bed | I feel a bit gloomy | I'm overwhelmed | Too much to do and nobody helps me | I'm worn out | I'm running on empty | I barely slept last night | I am angry | Sorry, it's not your fault
Sorry about before, it was a rough morning | I feel lonely in this office | Nobody likes me here | I'm having a great day | I'm in such a good mood | It's my birthday today | Rough week | This week is endless | I'm nervous | I'm worried
My day was awful | I could cry | Sorry for my tone | Forgive me, I'm a little cranky | I'm burned out | I'm really annoyed today | Everything is getting on my nerves | Work is getting to me | Life is hard right now`,
  nothing: `
ok | okay | never mind | never mind, I found it | Found it | just testing | test | I see | alright | got it | Forget it | forget about it | It's fine | No problem | nothing | Nothing, I'm good | No, that's all | I don't need anything
It's okay, I solved it myself | Already done | All good now | understood | sure | ah, okay | no, nothing | hm | Oh, I see | fine | Cool | Interesting | good to know | makes sense | Okay then | Let me think | one moment | wait
Sorry, wrong window | Oops, that was meant for someone else | I'm only trying this out | testing, testing, one two three | Just looking around | I hit enter by mistake | Scratch that | Don't worry about it | It has taken care of itself
I figured it out | Whatever | Noted | Fair enough | Just wanted to see if this works`,
} as const;
