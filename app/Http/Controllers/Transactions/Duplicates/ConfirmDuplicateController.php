<?php

declare(strict_types=1);

namespace App\Http\Controllers\Transactions\Duplicates;

use App\Actions\Deposits\Duplicates\ConfirmDuplicate;
use App\Http\Controllers\Concerns\AnswersMove;
use App\Http\Requests\Transactions\Duplicates\ConfirmDuplicateRequest;
use App\Models\DuplicateCase;
use App\Models\User;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\RedirectResponse;

final readonly class ConfirmDuplicateController
{
    use AnswersMove;

    public function __invoke(ConfirmDuplicateRequest $request, DuplicateCase $duplicateCase, ConfirmDuplicate $confirm, #[CurrentUser] User $user): RedirectResponse
    {
        return $this->moved(
            static fn (): DuplicateCase => $confirm->handle($duplicateCase, $request->repeat(), $request->note(), $user),
            'Confirmed. The money is still here: return it under Confirmed.',
        );
    }
}
