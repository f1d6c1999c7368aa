<?php

declare(strict_types=1);

namespace App\Domain\Messages;

use App\Models\Client;
use App\Models\User;
use App\Support\Dollars;

/** The variables of message templates, such as `{first_name}`. They are filled in before a message is sent. */
final readonly class TemplateText
{
    /** Longest message, in SMS segments. */
    public const MOST_SEGMENTS = 6;

    /** Each variable with an example for previews. `sender` is for messages of staff, `amount` for automatic ones about money. */
    public const VARIABLES = [
        'first_name' => 'Jamie',
        'last_name' => 'Nguyen',
        'pin' => '4021837',
        'company' => 'Genweb',
        'manager' => 'Priya',
        'sender' => 'Alex',
        'amount' => '$1,250.50',
    ];

    private const VARIABLE = '/\{([a-z_]{1,40})\}/';

    /**
     * @param  User|null  $sender  null for an automatic message
     * @param  int|null  $cents  of the deposit, withdrawal or bonus that the message is about
     * @return array<string, string> the value of each variable for this client; variables without a value are left out
     */
    public static function variables(Client $client, ?User $sender, ?int $cents = null): array
    {
        $client->loadMissing(['company', 'accountManager']);

        return array_filter([
            'first_name' => $client->preferred_name ?? $client->first_name,
            'last_name' => $client->last_name,
            'pin' => $client->pin,
            'company' => $client->company->name,
            'manager' => (string) $client->accountManager?->first_name,
            'sender' => (string) $sender?->first_name,
            'amount' => $cents === null ? '' : Dollars::of($cents),
        ], static fn (string $value): bool => $value !== '');
    }

    /** @param  array<string, string>  $variables */
    public static function fill(string $text, array $variables): string
    {
        return (string) preg_replace_callback(self::VARIABLE, static fn (array $found): string => $variables[$found[1]] ?? $found[0], $text);
    }

    /** @return list<string> the variables of the text */
    public static function named(string $text): array
    {
        preg_match_all(self::VARIABLE, $text, $found);

        return array_values(array_unique($found[1]));
    }

    /** @return string|null which variable has no value for the client, or null */
    public static function missing(string $text): ?string
    {
        $named = self::named($text);

        return $named === [] ? null : "{{$named[0]}} has no value for this client.";
    }

    /** @return string|null why the text can’t be sent, or null */
    public static function refusal(string $text): ?string
    {
        $missing = self::missing($text);

        return $missing === null ? null : "{$missing} Replace it with text.";
    }
}
