<?php

declare(strict_types=1);

namespace App\Queries\Clients;

use App\Data\Clients\ClientAsOf;
use App\Data\Clients\ClientAsOfField;
use App\Domain\Clients\History\ClientFieldHistory;
use App\Domain\Clients\History\ClientFieldPresenter;
use App\Models\AuditEvent;
use App\Models\Client;
use App\Models\User;
use Carbon\CarbonImmutable;

/** A client's record on an earlier day, from the audit trail: every later change is undone. */
final readonly class ClientAsOfQuery
{
    /** @param  string  $day  `2026-10-01`; the record is shown as at the end of it, in the reader's zone */
    public function on(string $day, Client $client, User $reader): ClientAsOf
    {
        $end = self::endOf($day, $reader);
        if ($client->created_at >= $end) {
            return new ClientAsOf($day, false, []);
        }

        $now = ClientFieldHistory::valuesOf($client);
        $then = $this->before($end, $client);
        $words = ClientFieldPresenter::over([$now, $then], $reader);

        return new ClientAsOf($day, true, array_map(static fn (string $field): ClientAsOfField => new ClientAsOfField(
            field: $field,
            label: ClientFieldPresenter::label($field),
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
        return ClientFieldHistory::undone($client, AuditEvent::query()
            ->where('client_id', $client->id)
            ->where('subject_type', $client->getMorphClass())
            ->where('created_at', '>=', $moment)
            ->latest()->latest('id')
            ->select(['id', 'before'])->cursor());
    }
}
