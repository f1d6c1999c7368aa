<?php

declare(strict_types=1);

namespace App\Actions\Leads;

use App\Domain\Leads\LeadConversion;
use App\Domain\Leads\LeadOwners;
use App\Domain\Matches\Merging\ClientReferences;
use App\Domain\Notifications\SettledWorkNotifier;
use App\Enums\LeadStatus;
use App\Enums\NotificationType;
use App\Infrastructure\Audit\AuditTrail;
use App\Models\AuditEvent;
use App\Models\Client;
use App\Models\Lead;
use App\Support\OperationRefusedException;
use Illuminate\Support\Arr;
use Illuminate\Support\Facades\DB;

/** Undoes a conversion on the same day, as long as the new client is unused. */
final readonly class UndoLeadConversion
{
    /** Names for tables whose own name is not readable. */
    private const WORDS = [
        'attachments' => 'files',
        'barred_entries' => 'barred entries',
        'betstop_checks' => 'BetStop checks',
        'betstop_updates' => 'BetStop notices',
        'bonus_claims' => 'bonuses',
        'client_backgrounds' => 'background',
        'client_monthly_stats' => 'bets',
        'conversations' => 'messages',
        'db_clients' => 'DB clients',
        'deposits' => 'money',
        'emails' => 'messages',
        'genweb_bonuses' => 'bonuses',
        'ip_sightings' => 'visits',
        'leads' => 'other leads',
        'rsg_communications' => 'messages',
        'rsg_events' => 'RSG events',
        'rsg_form_submissions' => 'forms',
        'rsg_limits' => 'limits',
        'social_media_reviews' => 'reviews',
        'time_outs' => 'time-outs',
        'transactions' => 'money',
        'transfers' => 'money',
        'withdrawals' => 'money',
    ];

    /** Rows that the conversion itself creates. */
    private const OWN = ['leads' => 1, 'betstop_checks' => 1];

    /** Every new client causes a risk check notification. */
    private const NO_TRACE = 'notifications';

    /** Written by the conversion, only a view, or counted by their own table. */
    private const NO_EDITS = ['client.created', 'client.betstop_checked', 'client.contact_revealed', 'client.note_added'];

    public function __construct(private AuditTrail $audit, private SettledWorkNotifier $notifications, private BarLead $bar) {}

    /** @throws OperationRefusedException when it is too late */
    public function handle(Lead $lead): Lead
    {
        return DB::transaction(function () use ($lead): Lead {
            $current = Lead::query()->lockForUpdate()->findOrFail($lead->id);
            if ($current->status !== LeadStatus::Converted) {
                throw new OperationRefusedException("{$current->full_name} is not converted. Nothing was changed.");
            }
            if (LeadConversion::isLink($current)) {
                throw new OperationRefusedException("{$current->full_name} was linked to an existing client. Undo the link on the client’s Matches page.");
            }
            if (LeadConversion::isOfDbClient($current)) {
                throw new OperationRefusedException(
                    "{$current->full_name} became a lead of this client as a DB client. Undo the conversion on the page of the DB client.",
                );
            }
            if (! LeadConversion::isSameDay($current)) {
                throw new OperationRefusedException('A conversion can only be undone on the same day.');
            }
            if ($current->is_client_new) {
                $this->deleteClient($current);
            }

            $before = ['status' => LeadStatus::Converted->value, 'client_id' => $current->client_id, 'owner_id' => (string) $current->owner_id];
            $current->status = LeadStatus::Qualified;
            $current->client_id = $current->converted_at = $current->converted_by = null;
            $current->is_client_new = false;
            // An owner who has left since handed over only leads that were not converted.
            $current->owner_id = LeadOwners::orNull($current->owner_id);
            $current->save();
            $after = ['status' => LeadStatus::Qualified->value, 'client_id' => null, 'owner_id' => (string) $current->owner_id];
            $this->audit->record('lead.conversion_undone', $current, array_diff_assoc($before, $after), array_diff_assoc($after, $before));
            $this->bar->ifExcluded($current);

            return $current;
        }, 3);
    }

    private function deleteClient(Lead $lead): void
    {
        $client = Client::query()->lockForUpdate()->find($lead->client_id);
        if ($client === null) {
            return;
        }
        $traces = self::traces($client);
        if ($traces !== []) {
            throw new OperationRefusedException(
                "{$client->full_name} has ".Arr::join($traces, ', ', ' and ').' since the conversion, so it can’t be undone. Close the account instead.',
            );
        }

        $client->delete();
        $this->audit->record('client.deleted', $client, after: ['reason' => 'Conversion of the lead undone', 'lead_id' => $lead->id]);
        $this->notifications->settled(NotificationType::RiskCheck, $client);
    }

    /** @return list<string> names of the activity on the client since the conversion, which prevents an undo */
    private static function traces(Client $client): array
    {
        $found = [];
        foreach (ClientReferences::moved() as ['table' => $table, 'column' => $column, 'type' => $type]) {
            if ($table === self::NO_TRACE) {
                continue;
            }
            $rows = DB::table($table)->where($column, $client->id)->when($type !== null, static fn ($query) => $query->where((string) $type, 'client'));
            $words = self::WORDS[$table] ?? str_replace('_', ' ', $table);
            $found[$words] = ($found[$words] ?? false) || $rows->offset(self::OWN[$table] ?? 0)->limit(1)->get([$column])->isNotEmpty();
        }
        // Events with another subject also name the client.
        $found['edits'] = AuditEvent::query()
            ->where('client_id', $client->id)
            ->where('subject_type', '<>', 'lead')
            ->whereNotIn('action', self::NO_EDITS)
            ->exists();

        return array_keys(array_filter($found));
    }
}
