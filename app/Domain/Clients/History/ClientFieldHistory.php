<?php

declare(strict_types=1);

namespace App\Domain\Clients\History;

use App\Domain\Clients\ClientFields;
use App\Models\AuditEvent;
use App\Models\Client;
use Carbon\CarbonImmutable;
use Carbon\Exceptions\InvalidFormatException;

/** A client's fields as text, now and before changes that the activity log records. */
final class ClientFieldHistory
{
    private const BEYOND_FORM = ['client_rating', 'betstop_state', 'is_barred', 'sms_opted_out_at', 'genweb_betstopped_at'];

    /**
     * The current values with these changes undone.
     *
     * @param  iterable<AuditEvent>  $changes  of the client itself, newest first
     * @return array<string, string>
     */
    public static function undone(Client $client, iterable $changes): array
    {
        $values = self::valuesOf($client);
        foreach ($changes as $change) {
            foreach (array_intersect_key($change->before, $values) as $field => $was) {
                $values[$field] = self::text($field, $was);
            }
        }

        return $values;
    }

    /** @return array<string, string> all audited fields, as text */
    public static function valuesOf(Client $client): array
    {
        $values = ClientFields::of($client);
        foreach (self::BEYOND_FORM as $field) {
            $values[$field] = self::text($field, match ($field) {
                'betstop_state' => $client->betstop_state->value,
                default => $client->getAttribute($field),
            });
        }

        return $values;
    }

    private static function text(string $field, mixed $value): string
    {
        return match (true) {
            $field === 'is_barred' => in_array($value, [true, 1, '1'], true) ? '1' : '0',
            str_ends_with($field, '_at') => self::moment($value),
            default => ClientFields::text($field, $value),
        };
    }

    private static function moment(mixed $value): string
    {
        try {
            return $value === null || $value === '' ? '' : CarbonImmutable::parse($value, 'UTC')->utc()->format('Y-m-d H:i:s');
        } catch (InvalidFormatException) {
            return '';
        }
    }
}
