<?php

declare(strict_types=1);

namespace App\Http\Controllers\Transactions\Duplicates;

use App\Actions\Deposits\Duplicates\ReopenDuplicate;
use App\Http\Controllers\Concerns\AnswersMove;
use App\Http\Requests\Transactions\Duplicates\ReopenDuplicateRequest;
use App\Models\DuplicateCase;
use App\Models\User;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\RedirectResponse;

final readonly class ReopenDuplicateController
{
    use AnswersMove;

    public function __invoke(ReopenDuplicateRequest $request, DuplicateCase $duplicateCase, ReopenDuplicate $reopen, #[CurrentUser] User $user): RedirectResponse
    {
        return $this->moved(static fn (): DuplicateCase => $reopen->handle($duplicateCase, $request->seen(), $user), 'The case is open again.');
    }
}
