<?php

declare(strict_types=1);

namespace App\Actions\Leads;

use App\Domain\Leads\ClientTraces;
use App\Domain\Leads\LeadConversion;
use App\Domain\Leads\LeadConversionRefusedException;
use App\Domain\Notifications\SettledWorkNotifier;
use App\Enums\LeadStatus;
use App\Enums\NotificationType;
use App\Infrastructure\Audit\AuditTrail;
use App\Models\Client;
use App\Models\Lead;
use Illuminate\Support\Arr;
use Illuminate\Support\Facades\DB;

/** Undoes a conversion on the same day, as long as the new client is unused. */
final readonly class UndoLeadConversion
{
    public function __construct(private AuditTrail $audit, private SettledWorkNotifier $notifications) {}

    /** @throws LeadConversionRefusedException when it is too late */
    public function handle(Lead $lead): Lead
    {
        return DB::transaction(function () use ($lead): Lead {
            $current = Lead::query()->lockForUpdate()->findOrFail($lead->id);
            if ($current->status !== LeadStatus::Converted) {
                throw new LeadConversionRefusedException("{$current->full_name} is not converted. Nothing was changed.");
            }
            if (LeadConversion::isLink($current)) {
                throw new LeadConversionRefusedException("{$current->full_name} was linked to an existing client. Undo the link on the client's Matches page.");
            }
            if (! LeadConversion::isSameDay($current)) {
                throw new LeadConversionRefusedException('A conversion can only be undone on the same day.');
            }
            if ($current->is_client_new) {
                $this->deleteClient($current);
            }

            $before = ['status' => LeadStatus::Converted->value, 'client_id' => $current->client_id];
            $current->status = LeadStatus::Qualified;
            $current->client_id = $current->converted_at = $current->converted_by = null;
            $current->is_client_new = false;
            $current->save();
            $this->audit->record('lead.conversion_undone', $current, $before, ['status' => LeadStatus::Qualified->value, 'client_id' => null]);

            return $current;
        }, 3);
    }

    private function deleteClient(Lead $lead): void
    {
        $client = Client::query()->lockForUpdate()->find($lead->client_id);
        if ($client === null) {
            return;
        }
        $traces = ClientTraces::of($client);
        if ($traces !== []) {
            throw new LeadConversionRefusedException(
                "{$client->full_name} has ".Arr::join($traces, ', ', ' and ').' since the conversion, so it can\'t be undone. Close the account instead.',
            );
        }

        $client->delete();
        $this->audit->record('client.deleted', $client, after: ['reason' => 'Conversion of the lead undone', 'lead_id' => $lead->id]);
        $this->notifications->settled(NotificationType::RiskCheck, $client);
    }
}
