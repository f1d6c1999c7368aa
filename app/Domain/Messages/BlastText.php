<?php

declare(strict_types=1);

namespace App\Domain\Messages;

use App\Models\BlastRecipient;
use App\Models\Client;
use App\Models\User;

/**
 * The text of a blast. Like every marketing message it names the sender and says how to opt out (Spam Act 2003 (Cth), ss 17 and 18), so
 * it must have `{company}` and the word STOP.
 */
final readonly class BlastText
{
    public const MOST_CHARACTERS = 612;

    /** @return string|null why the text can't be marketing, or null */
    public static function refusal(string $body): ?string
    {
        return match (true) {
            ! str_contains($body, '{company}') => 'Say who sends the message: use {company}.',
            preg_match('/(?<![\w-])STOP\b/', $body) !== 1 => 'Say how to opt out, for example: Reply STOP to opt out.',
            default => null,
        };
    }

    /**
     * A column of the author's file can't replace the sender.
     *
     * @param  array<string, string>  $more  variables of the blast, such as the bonus
     * @return array{string, bool} the text for one client, and whether each variable has a value
     */
    public static function fill(string $body, Client $client, User $author, ?BlastRecipient $recipient, array $more = []): array
    {
        $own = TemplateText::variables($client, $author);
        $text = TemplateText::fill($body, [...$own, ...$more, ...($recipient->values ?? []), 'company' => $own['company']]);

        return [$text, TemplateText::refusal($text) === null];
    }
}
