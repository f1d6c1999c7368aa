<?php

declare(strict_types=1);

namespace App\Domain\Clients;

use App\Models\AuditEvent;
use App\Models\Client;
use BackedEnum;
use Carbon\CarbonInterface;

/**
 * The editable fields of a client as form text: empty for null, ids in digits.
 *
 * Protective marks (BetStop, barred, opted out), the rating and money are not editable here.
 */
final readonly class ClientFields
{
    public const NAMES = Client::EDITABLE;

    /** @return array<string, string> */
    public static function of(Client $client): array
    {
        return array_map(self::form(...), $client->only(self::NAMES));
    }

    /** The form text of a stored value. */
    public static function form(mixed $value): string
    {
        return (string) match (true) {
            $value instanceof BackedEnum => $value->value,
            $value instanceof CarbonInterface => $value->toDateString(),
            default => $value,
        };
    }

    /** The column value for a field's text. */
    public static function stored(string $field, string $text): int|string|null
    {
        return match (true) {
            $text === '' => null,
            str_ends_with($field, '_id') => (int) $text,
            default => $text,
        };
    }

    /** The text of a value from the audit trail. */
    public static function text(string $field, mixed $audited): string
    {
        $text = is_scalar($audited) ? (string) $audited : '';

        return $field === 'date_of_birth' ? substr($text, 0, 10) : $text;
    }

    /** @return list<string> the fields of the change that can be restored */
    public static function restorable(AuditEvent $event): array
    {
        return $event->subject_type === 'client' ? array_values(array_intersect(self::NAMES, array_keys($event->before))) : [];
    }
}
