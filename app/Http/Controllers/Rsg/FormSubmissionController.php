<?php

declare(strict_types=1);

namespace App\Http\Controllers\Rsg;

use App\Actions\Rsg\AssignRsgWork;
use App\Actions\Rsg\DecideFormSubmission;
use App\Actions\Rsg\LinkFormSubmission;
use App\Data\Rsg\RsgChoices;
use App\Data\Rsg\RsgFormSubmissionsPage;
use App\Enums\Ability;
use App\Enums\RsgWorkView;
use App\Http\Controllers\Concerns\AnswersChange;
use App\Http\Requests\AssignWorkRequest;
use App\Http\Requests\ListRequest;
use App\Http\Requests\Rsg\DecideFormSubmissionRequest;
use App\Http\Requests\Rsg\LinkFormSubmissionRequest;
use App\Inertia\Inertia;
use App\Inertia\Response;
use App\Lists\DeferredList;
use App\Lists\Rsg\FormSubmissionList;
use App\Models\RsgFormSubmission;
use App\Models\User;
use App\Queries\Attachments\AttachmentListQuery;
use App\Queries\Rsg\FormSubmissionQuery;
use App\Queries\Rsg\RsgChoicesQuery;
use App\Support\OperationRefusedException;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\RedirectResponse;

final class FormSubmissionController
{
    use AnswersChange;

    public function index(ListRequest $request, FormSubmissionList $list, RsgChoicesQuery $choices, #[CurrentUser] User $viewer): Response
    {
        $parameters = $request->parameters($list);
        $page = $request->deferred($list);

        return Inertia::render('Rsg/FormSubmissions', new RsgFormSubmissionsPage(
            view: RsgWorkView::of($parameters->values),
            forms: $page->rows(),
            meta: $page->meta(),
            choices: static fn (): RsgChoices => $choices->of(Ability::ViewRsgFormSubmissions, $parameters->valueOf('client')),
            can_export: $viewer->can('exportReports'),
        ));
    }

    public function show(
        RsgFormSubmission $submission,
        FormSubmissionQuery $form,
        AttachmentListQuery $attachments,
        #[CurrentUser] User $viewer,
    ): Response {
        return Inertia::render(
            'Rsg/FormSubmission',
            $form->page($submission, $viewer, new DeferredList(static fn (): array => $attachments->newest($submission, $viewer))),
        );
    }

    public function assign(AssignWorkRequest $request, RsgFormSubmission $submission, AssignRsgWork $assign): RedirectResponse
    {
        $owner = $request->owner();

        return $this->changed(
            static fn () => $assign->handle($submission, $owner, $request->seenOwnerId()),
            $owner === null ? 'Form has no owner.' : "Form assigned to {$owner->full_name}.",
        );
    }

    public function link(LinkFormSubmissionRequest $request, RsgFormSubmission $submission, LinkFormSubmission $link): RedirectResponse
    {
        $client = $request->client();

        return $this->changed(static fn () => $link->handle($submission, $client, $request->seenClientId()), "Form linked to {$client->full_name}.");
    }

    /** Decides a form. The decision of its type takes effect. */
    public function decide(
        DecideFormSubmissionRequest $request,
        RsgFormSubmission $submission,
        DecideFormSubmission $decide,
        #[CurrentUser] User $officer,
    ): RedirectResponse {
        try {
            $settlement = $decide->handle($submission, $request->toDecision(), $officer, $request->integer('seen_client_id'));
        } catch (OperationRefusedException $refused) {
            return back(303)->with('error', $refused->getMessage());
        }

        return $this->success($settlement->explain('handled', $officer->timezone) ?? "{$submission->refresh()->decision_text}.");
    }
}
