<?php

declare(strict_types=1);

namespace App\Queries\Rsg;

use App\Data\Attachments\AttachmentRow;
use App\Data\Rsg\FormSubmissionRow;
use App\Data\Rsg\RsgFormSubmissionPage;
use App\Domain\Clients\History\AuditHistory;
use App\Domain\Rsg\FormAnswers;
use App\Enums\Ability;
use App\Lists\DeferredList;
use App\Lists\ListContext;
use App\Lists\Rsg\FormSubmissionList;
use App\Models\RsgFormSubmission;
use App\Models\User;
use App\Queries\Users\UserChoiceQuery;
use Illuminate\Contracts\Auth\Access\Gate;
use Illuminate\Support\Facades\DB;
use Symfony\Component\HttpKernel\Exception\NotFoundHttpException;

/** Everything on one form's page. */
final readonly class FormSubmissionQuery
{
    private const EVENTS = 20;

    /** The title and the other fields of an event say the same. */
    private const HIDDEN = ['decision', 'resolved_by', 'source', 'external_id', 'form_type'];

    public function __construct(private FormSubmissionList $list, private UserChoiceQuery $colleagues, private Gate $gate) {}

    /** @param  DeferredList<AttachmentRow>  $files */
    public function page(RsgFormSubmission $submission, User $viewer, DeferredList $files): RsgFormSubmissionPage
    {
        return new RsgFormSubmissionPage(
            form: $this->row($submission, $viewer),
            answers: FormAnswers::of($submission->payload),
            owners: $this->colleagues->with(Ability::ViewRsgFormSubmissions),
            suggestion: FormAnswers::suggestion($submission->payload),
            history: static fn (): array => AuditHistory::of(
                DB::table('audit_events')
                    ->where('audit_events.subject_type', $submission->getMorphClass())
                    ->where('audit_events.subject_id', $submission->id),
                self::EVENTS,
                $viewer,
                self::HIDDEN,
            ),
            attachments: $files->rows(),
            meta: $files->meta(),
            next_id: RsgFormSubmission::query()->whereNull('resolved_at')->whereKeyNot($submission->id)->orderBy('due_at')->orderBy('id')->value('id'),
            can_work: $submission->resolved_at === null && $this->gate->forUser($viewer)->allows('workRsg'),
        );
    }

    private function row(RsgFormSubmission $submission, User $viewer): FormSubmissionRow
    {
        return $this->list->find([$submission->id], new ListContext($viewer))[0] ?? throw new NotFoundHttpException;
    }
}
