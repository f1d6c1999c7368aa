<?php

declare(strict_types=1);

namespace App\Data\Rsg;

use App\Data\Attachments\AttachmentRow;
use App\Data\Clients\HistoryEntry;
use App\Data\Lists\Choice;
use App\Data\Lists\ListMeta;
use App\Inertia\DeferProp;
use Closure;

/** Rsg/FormSubmission. */
final readonly class RsgFormSubmissionPage
{
    /**
     * @param  list<FormAnswer>  $answers
     * @param  list<Choice>  $owners  colleagues who handle forms
     * @param  Closure(): list<HistoryEntry>  $history
     * @param  DeferProp<list<AttachmentRow>>  $attachments  the newest
     * @param  DeferProp<ListMeta>  $meta  of the files
     */
    public function __construct(
        public FormSubmissionRow $form,
        public array $answers,
        public array $owners,
        public FormSuggestion $suggestion,
        public Closure $history,
        public DeferProp $attachments,
        public DeferProp $meta,
        /** The next open form by due time. */
        public ?int $next_id,
        /** Open, and the viewer may handle it. */
        public bool $can_work,
    ) {}
}
