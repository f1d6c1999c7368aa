<?php

declare(strict_types=1);

namespace App\Actions\Leads;

use App\Actions\Notifications\MarkNotificationsRead;
use App\Enums\LeadStatus;
use App\Enums\NotificationType;
use App\Models\Client;
use App\Models\Lead;
use App\Models\Merge;
use App\Services\Audit\AuditTrail;
use Carbon\CarbonImmutable;
use Illuminate\Support\Arr;
use Illuminate\Support\Facades\DB;

/** Takes a conversion back on the day it was made, as long as nothing has happened with the new client. */
final readonly class UndoLeadConversion
{
    public function __construct(private AuditTrail $audit, private MarkNotificationsRead $notifications) {}

    /** Throws {@see LeadConversionRefused} when it is too late. */
    public function handle(Lead $lead): Lead
    {
        return DB::transaction(function () use ($lead): Lead {
            $current = Lead::query()->lockForUpdate()->findOrFail($lead->id);
            if ($current->status !== LeadStatus::Converted) {
                throw new LeadConversionRefused("{$current->full_name} is not converted. Nothing was changed.");
            }
            if (self::isLink($current)) {
                throw new LeadConversionRefused("{$current->full_name} was linked to a client that was there before. Undo the link instead, on the page Matches of the client.");
            }
            if (! self::isSameDay($current)) {
                throw new LeadConversionRefused('A conversion can be undone on the day it was made only.');
            }
            if ($current->is_client_new) {
                $this->takeBack($current);
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

    /** It turned out to be a client who was there before: that is undone as a link, which knows the former status. */
    public static function isLink(Lead $lead): bool
    {
        return Merge::query()->where(['subject_type' => 'lead>client', 'loser_id' => $lead->id])->whereNull('undone_at')->exists();
    }

    /** Until the end of the day of the business. */
    public static function isSameDay(Lead $lead): bool
    {
        $timezone = config()->string('paddock.timezone');

        return $lead->converted_at !== null
            && $lead->converted_at->setTimezone($timezone)->isSameDay(CarbonImmutable::now($timezone));
    }

    private function takeBack(Lead $lead): void
    {
        $client = Client::query()->lockForUpdate()->find($lead->client_id);
        if ($client === null) {
            return;
        }
        $traces = ClientTraces::of($client);
        if ($traces !== []) {
            throw new LeadConversionRefused(
                "{$client->full_name} has ".Arr::join($traces, ', ', ' and ').' since, so the conversion stays. Close the account instead.',
            );
        }

        $client->delete();
        $this->audit->record('client.deleted', $client, after: ['reason' => 'Conversion of the lead undone', 'lead_id' => $lead->id]);
        $this->notifications->settled(NotificationType::RiskCheck, $client);
    }
}
