<?php

declare(strict_types=1);

namespace Database\Seeders\Demo;

/** Texts by clients and staff. */
final class DemoTexts
{
    public const FROM_CLIENTS = [
        'Hi, has my withdrawal gone through yet?', 'Can you call me after 3 please', 'Thanks mate, got it', 'What do I need to send for the ID check?',
        'Is there anything on for the Caulfield Cup?', 'I changed my phone number last week', 'Still waiting on the bonus from Saturday', 'Legend, cheers',
        'Could you raise the question with the payments team?', 'My login at Regal Bet stopped working',
    ];

    public const FROM_US = [
        'Hi, it is with our payments team and should land today.', 'No worries, I will call you at 3.', 'A driver licence, both sides, is all we need.',
        'All sorted. Anything else we can help with?', 'I have asked the site to reset it; give it ten minutes.', 'Thanks for letting us know, your record is updated.',
    ];

    public const RSG = [
        'I would like to take a break for a few weeks.', 'Please lower my deposit limit to $200 a week.', 'I think I have been betting more than I should.',
        'Can you tell me how self-exclusion works?', 'My partner is worried about how much I spend.', 'Please close my account for good.',
    ];
}
