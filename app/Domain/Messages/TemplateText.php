<?php

declare(strict_types=1);

namespace App\Domain\Messages;

use App\Models\Client;
use App\Models\User;

/** The variables of message templates, such as `{first_name}`. They are filled in before a message is sent. */
final readonly class TemplateText
{
    private const VARIABLE = '/\{([a-z_]{1,40})\}/';

    /** @return array<string, string> the value of each variable for this client; variables without a value are left out */
    public static function variables(Client $client, User $sender): array
    {
        $client->loadMissing(['company', 'accountManager']);

        return array_filter([
            'first_name' => $client->preferred_name ?? $client->first_name,
            'last_name' => $client->last_name,
            'pin' => $client->pin,
            'company' => $client->company->name,
            'manager' => (string) $client->accountManager?->first_name,
            'sender' => $sender->first_name,
        ], static fn (string $value): bool => $value !== '');
    }

    /** @param  array<string, string>  $variables */
    public static function fill(string $text, array $variables): string
    {
        return (string) preg_replace_callback(self::VARIABLE, static fn (array $found): string => $variables[$found[1]] ?? $found[0], $text);
    }

    /** @return string|null why the text can’t be sent, or null */
    public static function refusal(string $text): ?string
    {
        return preg_match(self::VARIABLE, $text, $found) === 1 ? "{$found[0]} has no value for this client. Replace it with text." : null;
    }
}
