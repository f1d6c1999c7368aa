<?php

declare(strict_types=1);

namespace App\Http\Controllers\Rsg;

use App\Actions\Rsg\ConfirmExclusionLift;
use App\Actions\Rsg\RequestExclusionLift;
use App\Actions\Rsg\WithdrawExclusionLift;
use App\Http\Controllers\Concerns\AnswersChange;
use App\Http\Requests\Rsg\RequestExclusionLiftRequest;
use App\Models\ExclusionCase;
use App\Models\User;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\RedirectResponse;

/** The lifting of a lapsed exclusion: requested, and confirmed by a colleague after the waiting period. */
final class ExclusionLiftController
{
    use AnswersChange;

    public function store(
        RequestExclusionLiftRequest $request,
        ExclusionCase $case,
        RequestExclusionLift $ask,
        #[CurrentUser] User $officer,
    ): RedirectResponse {
        return $this->changed(
            static fn () => $ask->handle($case, (string) $request->validated('reason'), $officer),
            'Requested. A colleague can confirm it in seven days.',
        );
    }

    public function update(ExclusionCase $case, ConfirmExclusionLift $confirm, #[CurrentUser] User $officer): RedirectResponse
    {
        return $this->changed(static fn () => $confirm->handle($case, $officer), 'Exclusion lifted. The accounts stay closed.');
    }

    public function destroy(ExclusionCase $case, WithdrawExclusionLift $withdraw, #[CurrentUser] User $officer): RedirectResponse
    {
        return $this->changed(static fn () => $withdraw->handle($case, $officer), 'Request withdrawn. The exclusion stays.');
    }
}
