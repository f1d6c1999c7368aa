<?php

declare(strict_types=1);

namespace App\Http\Controllers\Messages;

use App\Actions\Messages\ApproveBlast;
use App\Actions\Messages\ChangeBlastStatus;
use App\Actions\Messages\CreateBlast;
use App\Data\Messages\BlastsPage;
use App\Domain\Imports\ImportFileRefusedException;
use App\Domain\Messages\BlastFile;
use App\Enums\BlastKind;
use App\Enums\BlastStatus;
use App\Http\Controllers\Concerns\AnswersChange;
use App\Http\Requests\ListRequest;
use App\Http\Requests\Messages\BlastRequest;
use App\Inertia\Inertia;
use App\Inertia\Response;
use App\Lists\Messages\BlastList;
use App\Lists\Messages\BlastRecipientList;
use App\Models\Blast;
use App\Models\User;
use App\Queries\Messages\BlastFormQuery;
use App\Queries\Messages\BlastQuery;
use App\Queries\Users\UserChoiceQuery;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\RedirectResponse;
use Illuminate\Http\Request;
use Illuminate\Validation\ValidationException;

/** Blasts: their lists, their forms, and one blast from its check to its results. */
final class BlastController
{
    use AnswersChange;

    public function index(ListRequest $request, BlastList $list, UserChoiceQuery $users, #[CurrentUser] User $viewer): Response
    {
        return Inertia::render('Messages/SmsBlasts', $this->page($request, $list, $users, $viewer, BlastKind::Sms));
    }

    public function excelIndex(ListRequest $request, BlastList $list, UserChoiceQuery $users, #[CurrentUser] User $viewer): Response
    {
        return Inertia::render('Messages/ExcelBlasts/Index', $this->page($request, $list, $users, $viewer, BlastKind::Excel));
    }

    /** `copy` is the id of an SMS blast that the form starts from. */
    public function create(Request $request, BlastFormQuery $form, #[CurrentUser] User $author): Response
    {
        $copied = $request->filled('copy') ? Blast::query()->where('kind', BlastKind::Sms)->findOrFail($request->integer('copy')) : null;

        return Inertia::render('Messages/CreateBlast', $form->of(BlastKind::Sms, $author, $copied));
    }

    public function createExcel(BlastFormQuery $form, #[CurrentUser] User $author): Response
    {
        return Inertia::render('Messages/ExcelBlasts/Create', $form->of(BlastKind::Excel, $author));
    }

    public function weeklyBonus(BlastFormQuery $form, #[CurrentUser] User $author): Response
    {
        return Inertia::render('Messages/WeeklyBonusBlast', $form->of(BlastKind::WeeklyBonus, $author));
    }

    public function marketingActivation(BlastFormQuery $form, #[CurrentUser] User $author): Response
    {
        return Inertia::render('Messages/MarketingActivationBlast', $form->of(BlastKind::MarketingActivation, $author));
    }

    /** @throws ValidationException on `file` when it can't be used */
    public function store(BlastRequest $request, CreateBlast $create, BlastFile $file): RedirectResponse
    {
        $blast = $request->blast();
        $recipients = [];
        if ($request->kind() === BlastKind::Excel) {
            try {
                [$recipients, $skipped] = $file->read($request->bytes(), $blast);
            } catch (ImportFileRefusedException $refused) {
                throw ValidationException::withMessages(['file' => $refused->getMessage()]);
            }
            $blast->audience = ['query' => [], 'file' => (string) ($request->validated('file_name') ?? 'a file'), 'skipped' => $skipped];
        }
        $blast = $create->handle($blast, $recipients, $request->reference());

        return redirect()
            ->route('messages.blasts.show', $blast)
            ->with('success', 'The recipients are being checked. Nothing is sent before a colleague approves it.');
    }

    public function show(Blast $blast, ListRequest $request, BlastRecipientList $list, BlastQuery $query, #[CurrentUser] User $viewer): Response
    {
        return Inertia::render('Messages/Blast', $query->of($blast, $viewer, $request->page($list, $blast)));
    }

    public function approve(Blast $blast, ApproveBlast $approve, #[CurrentUser] User $user): RedirectResponse
    {
        return $this->changed(static fn () => $approve->handle($blast, $user), 'Blast approved.');
    }

    /** Pauses, resumes or cancels. */
    public function change(Request $request, Blast $blast, ChangeBlastStatus $change): RedirectResponse
    {
        ['change' => $to] = $request->validate(['change' => ['bail', 'required', 'string', 'in:pause,resume,cancel']]);

        [$status, $done] = match ($to) {
            'pause' => [BlastStatus::Paused, 'Blast paused.'],
            'resume' => [BlastStatus::Sending, 'Blast resumed.'],
            default => [BlastStatus::Cancelled, 'Blast cancelled.'],
        };

        return $this->changed(static fn () => $change->handle($blast, $status), $done);
    }

    private function page(ListRequest $request, BlastList $list, UserChoiceQuery $users, User $viewer, BlastKind $kind): BlastsPage
    {
        [$blasts, $meta] = $request->page($list, $kind);

        return new BlastsPage($blasts, $meta, $users->all(), $viewer->can('takeDecisions'));
    }
}
