<?php

declare(strict_types=1);

namespace App\Queries\Leads;

use App\Data\Attachments\AttachmentRow;
use App\Data\Leads\LeadDetailsPage;
use App\Data\Leads\LeadForm;
use App\Data\Leads\LeadHeader;
use App\Data\Notes\NoteFeed;
use App\Domain\Clients\History\AuditHistory;
use App\Domain\Leads\LeadConversion;
use App\Domain\Leads\LeadDue;
use App\Domain\Leads\LeadFields;
use App\Domain\Leads\LeadStatusRule;
use App\Enums\LeadStatus;
use App\Inertia\DeferProp;
use App\Inertia\Inertia;
use App\Lists\DeferredList;
use App\Models\Lead;
use App\Models\User;
use App\Support\AustralianMobile;
use App\Support\ContactMask;
use App\Support\DataFactory;
use Illuminate\Contracts\Auth\Access\Gate;
use Illuminate\Support\Facades\DB;

/** Everything on one lead's page. */
final readonly class LeadDetailsQuery
{
    private const RECENT_CHANGES = 8;

    /** The page itself links the client. */
    private const HIDDEN_IDS = ['client_id', 'is_client_new', 'betstop_check_id'];

    public function __construct(private Gate $gate, private LeadChoicesQuery $choices) {}

    /**
     * @param  DeferProp<NoteFeed>  $notes
     * @param  DeferredList<AttachmentRow>  $files
     */
    public function page(Lead $lead, User $viewer, DeferProp $notes, DeferredList $files): LeadDetailsPage
    {
        return new LeadDetailsPage(
            lead: $this->header($lead, $viewer),
            form: $this->form($lead, $viewer),
            version: $lead->version,
            form_choices: Inertia::once($this->choices->form(...))->as('leads.form-choices')->until(LeadChoicesQuery::KEPT_SECONDS),
            history: static fn (): array => AuditHistory::of(
                DB::table('audit_events')->where('audit_events.subject_type', $lead->getMorphClass())->where('audit_events.subject_id', $lead->id),
                self::RECENT_CHANGES,
                $viewer,
                self::HIDDEN_IDS,
            ),
            notes: $notes,
            attachments: $files->rows(),
            meta: $files->meta(),
        );
    }

    private function header(Lead $lead, User $viewer): LeadHeader
    {
        $lead->loadMissing(['company', 'owner', 'convertedBy']);
        $gate = $this->gate->forUser($viewer);
        $canWork = $gate->allows('work', $lead);
        $canConvert = $gate->allows('convert', $lead);

        return DataFactory::make(LeadHeader::class, $lead, [
            'company_name' => $lead->company?->name,
            'company_color' => $lead->company?->color,
            'company_logo' => $lead->company?->logo_path,
            'owner_name' => $lead->owner?->full_name,
            'due_on' => LeadDue::day($lead->next_action_due_at),
            'is_overdue' => LeadStatusRule::isOpen($lead->status) && LeadDue::isOverdue($lead->next_action_due_at),
            'converted_by' => $lead->convertedBy?->full_name,
            'next_statuses' => $canWork ? LeadStatusRule::next($lead->status) : [],
            'can_edit' => $lead->status !== LeadStatus::Converted && $gate->allows('update', $lead),
            'can_work' => $canWork,
            'can_convert' => $canConvert && $lead->status === LeadStatus::Qualified,
            'conversion_block' => $this->conversionBlock($lead, $viewer, $canConvert),
            'can_undo_conversion' => $canConvert
                && $lead->status === LeadStatus::Converted
                && LeadConversion::isSameDay($lead)
                && ! LeadConversion::isLink($lead)
                && ! LeadConversion::isOfDbClient($lead),
            'can_reveal_contact' => ! ContactMask::isLifted($viewer) && $gate->allows('revealContact', $lead),
        ]);
    }

    private function conversionBlock(Lead $lead, User $viewer, bool $canConvert): ?string
    {
        return match (true) {
            in_array($lead->status, [LeadStatus::Converted, LeadStatus::Barred], true) => null,
            ! ContactMask::isLifted($viewer) => 'You can’t convert leads because your role doesn’t see contact details.',
            ! $canConvert => $lead->owner === null
                ? 'You can’t convert leads because your role doesn’t allow it.'
                : "You can’t convert this lead because {$lead->owner->full_name} is responsible for it.",
            $lead->status === LeadStatus::Lost => 'A lost lead can’t be converted. Change its status first.',
            $lead->status !== LeadStatus::Qualified => 'Only qualified leads can be converted. Change the status to Qualified first.',
            default => null,
        };
    }

    private function form(Lead $lead, User $viewer): LeadForm
    {
        $fields = LeadFields::of($lead);
        $fields['mobile_e164'] = AustralianMobile::national($fields['mobile_e164']);
        foreach (ContactMask::FIELDS as $field) {
            $fields[$field] = (string) ContactMask::show($viewer, $field, $fields[$field]);
        }

        return new LeadForm(...$fields);
    }
}
