<?php

declare(strict_types=1);

namespace App\Domain\Clients\History;

use App\Models\AuditEvent;
use App\Models\Client;
use App\Models\SiteAccount;
use Carbon\CarbonImmutable;
use Illuminate\Database\Eloquent\Collection;

/** A client's marks and site accounts at an earlier time. The later changes are read once. */
final class ClientPast
{
    private const MARKS = ['betstop_state', 'is_barred', 'sms_opted_out_at', 'genweb_betstopped_at'];

    /** @var Collection<int, AuditEvent>|null newest first */
    private ?Collection $changes = null;

    public function __construct(public readonly CarbonImmutable $moment, private readonly Client $client) {}

    public function existed(): bool
    {
        return $this->client->created_at < $this->moment;
    }

    /** The client with the protective marks of that time. Don't save this copy. */
    public function marked(): Client
    {
        $then = array_intersect_key(ClientFieldHistory::undone($this->client, $this->changesOf($this->client->getMorphClass())), array_flip(self::MARKS));

        return (clone $this->client)->forceFill([
            ...array_map(static fn (string $value): ?string => $value === '' ? null : $value, $then), 'is_barred' => $then['is_barred'] === '1',
        ]);
    }

    /** @return array<int, array{username?: string|null, status?: string}> the earlier values of site accounts that changed since, by account */
    public function accounts(): array
    {
        $was = [];
        foreach ($this->changesOf((new SiteAccount)->getMorphClass()) as $change) {
            $was[(int) $change->subject_id] = [...$was[(int) $change->subject_id] ?? [], ...array_intersect_key($change->before, ['username' => true, 'status' => true])];
        }

        return $was;
    }

    /** @return Collection<int, AuditEvent> */
    private function changesOf(string $type): Collection
    {
        $this->changes ??= AuditEvent::query()
            ->where('client_id', $this->client->id)->where('created_at', '>=', $this->moment)
            ->whereIn('subject_type', [$this->client->getMorphClass(), (new SiteAccount)->getMorphClass()])
            ->latest()->latest('id')->get(['id', 'subject_type', 'subject_id', 'before']);

        return $this->changes->where('subject_type', $type);
    }
}
