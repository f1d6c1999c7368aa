<?php

declare(strict_types=1);

namespace App\Queries\Clients;

use App\Actions\Clients\ClientFields;
use App\Data\Clients\ClientAsOf;
use App\Data\Clients\ClientAsOfField;
use App\Models\AuditEvent;
use App\Models\Client;
use App\Models\User;
use Carbon\CarbonImmutable;
use Carbon\Exceptions\InvalidFormatException;

/** A client's record as it stood once, worked out backwards from the audit trail: every change made since is undone. */
final readonly class ClientAsOfQuery
{
    private const BEYOND_FORM = ['client_rating', 'betstop_state', 'is_barred', 'sms_opted_out_at', 'genweb_betstopped_at'];

    /** @param  string  $day  `2026-10-01`; the record is shown as at the end of it, in the reader's zone */
    public function on(string $day, Client $client, User $reader): ClientAsOf
    {
        $end = self::endOf($day, $reader);
        if ($client->created_at >= $end) {
            return new ClientAsOf($day, false, []);
        }

        $now = self::valuesOf($client);
        $then = $this->before($end, $client);
        $words = ClientFieldWords::over([$now, $then], $reader);

        return new ClientAsOf($day, true, array_map(static fn (string $field): ClientAsOfField => new ClientAsOfField(
            field: $field,
            label: ClientFieldWords::label($field),
            past: $words->say($field, $then[$field]),
            present: $words->say($field, $now[$field]),
            differs: $then[$field] !== $now[$field],
        ), array_keys($now)));
    }

    /** The first moment after a day where the reader is. */
    public static function endOf(string $day, User $reader): CarbonImmutable
    {
        return CarbonImmutable::parse($day, $reader->timezone)->addDay()->startOfDay()->utc();
    }

    /**
     * What stood in each field just before this moment.
     *
     * @return array<string, string>
     */
    public function before(CarbonImmutable $moment, Client $client): array
    {
        return self::undone($client, AuditEvent::query()
            ->where('client_id', $client->id)
            ->where('subject_type', $client->getMorphClass())
            ->where('created_at', '>=', $moment)
            ->latest()->latest('id')
            ->select(['id', 'before'])->cursor());
    }

    /**
     * The values of today with these changes undone.
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

    /** @return array<string, string> every field that can be traced, as text */
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
