<?php

declare(strict_types=1);

namespace App\Actions\Rsg;

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
use Illuminate\Support\Facades\DB;
use Illuminate\Validation\ValidationException;

/**
 * Closes the account of a client who asks to be kept out, and puts them on the barred list. Nothing here takes it back; nor is the
 * person called as a prospect or written to at the same number.
 */
final readonly class SelfExcludeClient
{
    public function __construct(private AuditTrail $audit, private LeaveAlone $leaveAlone) {}

    /** @param  CarbonImmutable|null  $until  the last day; null is for good */
    public function handle(Client $client, ?CarbonImmutable $until, string $reason, User $officer): BarredEntry
    {
        return DB::transaction(function () use ($client, $until, $reason, $officer): BarredEntry {
            $current = Client::query()->lockForUpdate()->findOrFail($client->id);
            if ($current->is_barred) {
                throw ValidationException::withMessages(['until' => 'This client is barred already.']);
            }

            $entry = BarredEntry::query()->create([
                'list' => BarredList::SelfExclusion, 'first_name' => $current->first_name, 'last_name' => $current->last_name,
                'date_of_birth' => $current->date_of_birth, 'mobile_e164' => $current->mobile_e164, 'client_id' => $current->id,
                'reason' => $reason, 'from_on' => today(), 'until_on' => $until, 'user_id' => $officer->id,
            ]);
            Client::query()->whereKey($current->id)->update(['is_barred' => true, 'status' => ClientStatus::Closed, 'version' => $current->version + 1]);
            $this->audit->record(
                'client.self_excluded',
                $client,
                ['is_barred' => false, 'status' => $current->status->value],
                ['is_barred' => true, 'status' => ClientStatus::Closed->value, 'until_on' => $until?->toDateString(), 'barred_entry_id' => $entry->id],
            );

            $this->leaveAlone->person(new PersonFacts(
                $current->first_name, $current->last_name, $current->date_of_birth, $current->email, $current->mobile_e164 === null ? [] : [$current->mobile_e164],
            ), SuppressionReason::Barred, $officer->id);

            return $entry;
        });
    }
}
