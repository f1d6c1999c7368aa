<?php

declare(strict_types=1);

namespace App\Actions\Leads;

use App\Domain\Leads\LeadFields;
use App\Infrastructure\Audit\AuditTrail;
use App\Infrastructure\Database\SentFormRegistry;
use App\Models\Lead;
use App\Models\User;
use Illuminate\Support\Facades\DB;

final readonly class CreateLead
{
    public function __construct(private AuditTrail $audit, private SentFormRegistry $forms) {}

    /**
     * @param  array<string, string>  $fields  by the names of LeadFields
     * @param  string|null  $reference  identifies the form, so that a repeated submit is one lead
     */
    public function handle(array $fields, User $author, ?string $reference = null): Lead
    {
        return $this->forms->once($author, $reference, Lead::class, $fields, fn (): Lead => DB::transaction(function () use ($fields): Lead {
            $lead = new Lead;
            LeadFields::fill($lead, $fields);
            $lead->save();
            $this->audit->record('lead.created', $lead, after: LeadFields::audited(array_filter($fields, static fn (string $text): bool => $text !== '')));

            return $lead;
        }));
    }
}
