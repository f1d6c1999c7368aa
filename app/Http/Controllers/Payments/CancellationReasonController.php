<?php

declare(strict_types=1);

namespace App\Http\Controllers\Payments;

use App\Actions\Payments\KeepCancellationReasons;
use App\Data\Payments\CancellationReasonsPage;
use App\Http\Requests\Payments\CancellationReasonRequest;
use App\Inertia\Inertia;
use App\Inertia\Response;
use App\Models\CancellationReason;
use App\Models\User;
use App\Queries\Payments\CancellationReasonsQuery;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\RedirectResponse;

final class CancellationReasonController
{
    use AnswersReasonChange;

    public function index(CancellationReasonsQuery $query, #[CurrentUser] User $viewer): Response
    {
        return Inertia::render('Withdrawals/CancellationReasons', new CancellationReasonsPage($query->all(), $viewer->can('handleWithdrawals')));
    }

    public function store(CancellationReasonRequest $request, KeepCancellationReasons $keep, #[CurrentUser] User $editor): RedirectResponse
    {
        return $this->changed(static fn () => $keep->add($request->title(), $editor), 'The reason is on the list.');
    }

    public function update(CancellationReasonRequest $request, CancellationReason $reason, KeepCancellationReasons $keep, #[CurrentUser] User $editor): RedirectResponse
    {
        return $this->changed(static fn () => $keep->change($reason, $request->title(), $request->isActive(), $editor), 'The reason is saved.');
    }

    public function destroy(CancellationReason $reason, KeepCancellationReasons $keep, #[CurrentUser] User $editor): RedirectResponse
    {
        return $this->changed(static fn () => $keep->remove($reason, $editor), 'The reason is deleted.');
    }
}
