<?php

declare(strict_types=1);

namespace App\Actions\Rsg;

use App\Enums\BarredEntryStatus;
use App\Enums\BarredList;
use App\Enums\ClientStatus;
use App\Models\BarredEntry;
use App\Models\Client;
use App\Models\User;
use Carbon\CarbonImmutable;
use Illuminate\Database\Eloquent\Builder;
use Illuminate\Support\Facades\DB;
use Illuminate\Validation\ValidationException;

/**
 * Closes the account of a client who self-excludes and adds them to the barred list. This can't be undone here. The person is also
 * marked as do not contact among the DB clients.
 */
final readonly class SelfExcludeClient
{
    public function __construct(private BarClient $bar) {}

    /**
     * A self-exclusion is also recorded for a client who is already barred or excluded for a shorter time.
     *
     * @param  CarbonImmutable|null  $until  the last day; null for permanent
     *
     * @throws ValidationException on `until` when a self-exclusion of the same length or longer exists
     */
    public function handle(Client $client, ?CarbonImmutable $until, string $reason, User $officer): BarredEntry
    {
        return DB::transaction(function () use ($client, $until, $reason, $officer): BarredEntry {
            $current = Client::query()->lockForUpdate()->findOrFail($client->id);
            $today = CarbonImmutable::now(config()->string('paddock.timezone'))->toDateString();
            $longest = $this->longest($current, $today);
            $isLonger = $longest === null || ($longest->until_on !== null && ($until === null || $until->toDateString() > $longest->until_on->toDateString()));
            if (! $isLonger && $current->is_barred && $current->status === ClientStatus::Closed) {
                throw ValidationException::withMessages([
                    'until' => 'This client has already self-excluded, '
                        .($longest->until_on === null ? 'permanently.' : "until {$longest->until_on->format('j M Y')}."),
                ]);
            }

            $entry = $isLonger ? $this->enter($current, $until, $reason, $officer, $today) : $longest;
            $this->bar->handle($current, $entry, $isLonger ? 'client.self_excluded' : 'client.closed_for_exclusion', ClientStatus::Closed, $officer->id);

            return $entry;
        }, 3);
    }

    /** The active self-exclusion with the latest end. */
    private function longest(Client $client, string $today): ?BarredEntry
    {
        return BarredEntry::query()
            ->where('client_id', $client->id)->where('list', BarredList::SelfExclusion)->where('status', BarredEntryStatus::Active)
            ->where(static fn (Builder $open): Builder => $open->whereNull('until_on')->orWhere('until_on', '>=', $today))
            ->get()->sortByDesc(static fn (BarredEntry $entry): string => $entry->until_on?->toDateString() ?? '9999-12-31')->first();
    }

    private function enter(Client $client, ?CarbonImmutable $until, string $reason, User $officer, string $today): BarredEntry
    {
        return BarredEntry::query()->create([
            'list' => BarredList::SelfExclusion, 'first_name' => $client->first_name, 'last_name' => $client->last_name,
            'date_of_birth' => $client->date_of_birth, 'mobile_e164' => $client->mobile_e164, 'client_id' => $client->id,
            'reason' => $reason, 'from_on' => $today, 'until_on' => $until, 'user_id' => $officer->id,
        ]);
    }
}
