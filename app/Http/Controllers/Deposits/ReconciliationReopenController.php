<?php

declare(strict_types=1);

namespace App\Http\Controllers\Deposits;

use App\Actions\Deposits\ReopenDay;
use App\Http\Controllers\Concerns\AnswersChange;
use App\Http\Requests\Deposits\ReopenDayRequest;
use App\Models\Reconciliation;
use App\Models\User;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\RedirectResponse;

final class ReconciliationReopenController
{
    use AnswersChange;

    public function __invoke(ReopenDayRequest $request, ReopenDay $reopen, #[CurrentUser] User $opener): RedirectResponse
    {
        return $this->changed(static fn (): Reconciliation => $reopen->handle($request->day(), $request->reason(), $opener), "{$request->day()->inWords()} is open again.");
    }
}
