<?php

declare(strict_types=1);

namespace App\Http\Controllers\Rsg;

use App\Actions\Rsg\DecideBetstopNotice;
use App\Actions\Rsg\ReceiveBetstopFile;
use App\Actions\Rsg\VerifyBetstopNotice;
use App\Data\Rsg\BetstopUpdateIndexPage;
use App\Data\Rsg\BetstopUpdateRow;
use App\Enums\BetstopDecision;
use App\Http\Controllers\Concerns\AnswersChange;
use App\Http\Requests\ListRequest;
use App\Http\Requests\Rsg\BetstopFileRequest;
use App\Http\Requests\Rsg\DecideBetstopNoticeRequest;
use App\Inertia\Inertia;
use App\Inertia\Response;
use App\Infrastructure\Impersonation\CurrentImpersonation;
use App\Lists\ListContext;
use App\Lists\Rsg\BetstopUpdateList;
use App\Models\BetstopUpdate;
use App\Models\User;
use App\Queries\Rsg\BetstopFileQuery;
use App\Queries\Rsg\BetstopNoticeQuery;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\JsonResponse;
use Illuminate\Http\RedirectResponse;
use Illuminate\Support\Str;

/** Notices of the BetStop register that staff act on. */
final readonly class BetstopNoticeController
{
    use AnswersChange;

    public function index(ListRequest $request, BetstopUpdateList $list, CurrentImpersonation $impersonation, #[CurrentUser] User $viewer): Response
    {
        [$notices, $meta] = $request->page($list);
        $parameters = $request->parameters($list);
        $opened = $parameters->values['notice'] ?? null;
        $isOwnWork = $impersonation->find() === null;

        return Inertia::render('Rsg/BetstopUpdates', new BetstopUpdateIndexPage(
            notices: $notices,
            meta: $meta,
            opened: static fn (): ?BetstopUpdateRow => $opened === null ? null : $list->find([(int) $opened], new ListContext($viewer))[0] ?? null,
            status: $list->status($parameters),
            can_decide: $isOwnWork && ! $viewer->isReadOnly(),
            can_export: $isOwnWork,
        ));
    }

    public function show(BetstopUpdate $betstopUpdate, BetstopNoticeQuery $details, #[CurrentUser] User $viewer): JsonResponse
    {
        return new JsonResponse($details->for($betstopUpdate, $viewer));
    }

    public function decide(
        DecideBetstopNoticeRequest $request,
        BetstopUpdate $betstopUpdate,
        DecideBetstopNotice $decide,
        #[CurrentUser] User $officer,
    ): RedirectResponse {
        $decision = $request->enumOf('decision', BetstopDecision::class);

        return $this->changed(
            static fn () => $decide->handle($betstopUpdate, $decision, $request->clientIds(), $request->reason(), $officer, $request->scores()),
            match ($decision) {
                BetstopDecision::SamePerson => 'Client linked to the notice.',
                BetstopDecision::OtherPerson => 'Recorded: not the same person.',
                default => 'Notice closed: not our client.',
            },
        );
    }

    public function verify(BetstopUpdate $betstopUpdate, VerifyBetstopNotice $verify, #[CurrentUser] User $officer): RedirectResponse
    {
        return $this->changed(static fn () => $verify->handle($betstopUpdate, $officer), 'Notice verified.');
    }

    /** The preview of a file of notices. */
    public function checkFile(BetstopFileRequest $request, BetstopFileQuery $query): JsonResponse
    {
        return new JsonResponse($query->check($request->notices()));
    }

    public function storeFile(BetstopFileRequest $request, ReceiveBetstopFile $receive): RedirectResponse
    {
        $notices = $request->notices();
        $counts = $receive->handle(array_filter($notices, static fn (BetstopUpdate|string $notice): bool => $notice instanceof BetstopUpdate));
        $refused = $counts['conflicts'] + count(array_filter($notices, is_string(...)));

        return $this->success("{$counts['new']} new ".Str::plural('notice', $counts['new'])." received, {$counts['known']} already known, {$refused} refused.");
    }
}
