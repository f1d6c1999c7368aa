<?php

declare(strict_types=1);

namespace App\Actions\Leads;

use App\Domain\Leads\LeadFields;
use App\Enums\LeadStatus;
use App\Infrastructure\Audit\AuditTrail;
use App\Models\Lead;
use App\Support\ChangedMeanwhileException;
use Illuminate\Support\Facades\DB;
use Illuminate\Validation\ValidationException;

final readonly class UpdateLead
{
    public function __construct(private AuditTrail $audit) {}

    /**
     * @param  int  $version  the lead's version when the form was opened
     * @param  array<string, string>  $fields  by the names of LeadFields
     *
     * @throws ValidationException when the lead is converted
     * @throws ChangedMeanwhileException when a colleague saved the lead since
     */
    public function handle(Lead $lead, int $version, array $fields): Lead
    {
        return DB::transaction(function () use ($lead, $version, $fields): Lead {
            $current = Lead::query()->lockForUpdate()->findOrFail($lead->id);
            if ($current->version !== $version) {
                throw ChangedMeanwhileException::edited($current->full_name);
            }

            if ($current->status === LeadStatus::Converted) {
                throw ValidationException::withMessages(['version' => "{$current->full_name} is now a client. Change the client instead."]);
            }

            $before = LeadFields::of($current);
            $changes = array_diff_assoc($fields, $before);
            if ($changes !== []) {
                LeadFields::fill($current, $changes);
                $current->save();
                $this->audit->record('lead.updated', $current, LeadFields::audited(array_intersect_key($before, $changes)), LeadFields::audited($changes));
            }

            return $current;
        });
    }
}
