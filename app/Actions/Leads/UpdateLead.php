<?php

declare(strict_types=1);

namespace App\Actions\Leads;

use App\Enums\LeadStatus;
use App\Models\Lead;
use App\Services\Audit\AuditTrail;
use Illuminate\Support\Facades\DB;
use Illuminate\Validation\ValidationException;

final readonly class UpdateLead
{
    public function __construct(private AuditTrail $audit) {}

    /**
     * A converted lead is changed no more, which is a ValidationException. Throws {@see LeadChangedMeanwhile} when somebody else
     * has saved it since.
     *
     * @param  int  $version  the lead's version when the form was opened
     * @param  array<string, string>  $fields  by the names of LeadFields
     */
    public function handle(Lead $lead, int $version, array $fields): Lead
    {
        return DB::transaction(function () use ($lead, $version, $fields): Lead {
            $current = Lead::query()->lockForUpdate()->findOrFail($lead->id);
            if ($current->version !== $version) {
                throw LeadChangedMeanwhile::edited($current);
            }

            if ($current->status === LeadStatus::Converted) {
                throw ValidationException::withMessages(['version' => "{$current->full_name} is a client by now: change the client instead."]);
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
