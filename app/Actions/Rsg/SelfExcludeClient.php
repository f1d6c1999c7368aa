<?php

declare(strict_types=1);

namespace App\Actions\Rsg;

use App\Enums\BarredEntryStatus;
use App\Enums\BarredList;
use App\Enums\ClientStatus;
use App\Enums\SuppressionReason;
use App\Models\BarredEntry;
use App\Models\Client;
use App\Models\User;
use App\Services\Audit\AuditTrail;
use App\Services\DbClients\LeaveAlone;
use App\Services\Matching\PersonFacts;
use Carbon\CarbonImmutable;
use Illuminate\Database\Eloquent\Builder;
use Illuminate\Support\Facades\DB;
use Illuminate\Validation\ValidationException;

/**
 * Closes the account of a client who asks to be kept out, and puts them on the barred list. Nothing here takes it back; nor is the
 * person called as a prospect or written to at the same number.
 */
final readonly class SelfExcludeClient
{
    public function __construct(private AuditTrail $audit, private LeaveAlone $leaveAlone) {}

    /**
     * A client who is barred by us, or excluded for a shorter time, is recorded too: it is their own wish, and outlasts ours.
     * A second self-exclusion that is not longer is a ValidationException on `until`.
     *
     * @param  CarbonImmutable|null  $until  the last day; null is for good
     */
    public function handle(Client $client, ?CarbonImmutable $until, string $reason, User $officer): BarredEntry
    {
        return DB::transaction(function () use ($client, $until, $reason, $officer): BarredEntry {
            $current = Client::query()->lockForUpdate()->findOrFail($client->id);
            $today = CarbonImmutable::now(config()->string('paddock.timezone'))->toDateString();
            $longest = $this->longest($current, $today);
            $isLonger = $longest === null || ($longest->until_on !== null && ($until === null || $until->toDateString() > $longest->until_on->toDateString()));
            if (! $isLonger && $current->is_barred && $current->status === ClientStatus::Closed) {
                throw ValidationException::withMessages(['until' => 'This client is excluded by their own wish already, '.($longest->until_on === null ? 'for good.' : "until {$longest->until_on->format('j M Y')}.")]);
            }

            $entry = $isLonger ? $this->enter($current, $until, $reason, $officer, $today) : $longest;
            $this->close($isLonger ? 'client.self_excluded' : 'client.closed_for_exclusion', $current, $entry);
            $this->leaveAlone->person(new PersonFacts(
                $current->first_name, $current->last_name, $current->date_of_birth, $current->email, $current->mobile_e164 === null ? [] : [$current->mobile_e164],
            ), SuppressionReason::Barred, $officer->id);

            return $entry;
        });
    }

    /** The self-exclusion that holds longest today. */
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

    private function close(string $action, Client $client, BarredEntry $entry): void
    {
        $before = ['is_barred' => $client->is_barred, 'status' => $client->status->value];
        $after = ['is_barred' => true, 'status' => ClientStatus::Closed->value];
        Client::query()->whereKey($client->id)->update([...$after, 'version' => $client->version + 1]);
        $this->audit->record($action, $client, array_diff_assoc($before, $after), [
            ...array_diff_assoc($after, $before), 'until_on' => $entry->until_on?->toDateString(), 'barred_entry_id' => $entry->id,
        ]);
    }
}
