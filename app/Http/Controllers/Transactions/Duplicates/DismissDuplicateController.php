<?php

declare(strict_types=1);

namespace App\Http\Controllers\Transactions\Duplicates;

use App\Actions\Deposits\Duplicates\DismissDuplicate;
use App\Http\Controllers\Concerns\AnswersMove;
use App\Http\Requests\Transactions\Duplicates\DismissDuplicateRequest;
use App\Models\DuplicateCase;
use App\Models\User;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\RedirectResponse;

final readonly class DismissDuplicateController
{
    use AnswersMove;

    public function __invoke(DismissDuplicateRequest $request, DuplicateCase $duplicateCase, DismissDuplicate $dismiss, #[CurrentUser] User $user): RedirectResponse
    {
        return $this->moved(static fn (): DuplicateCase => $dismiss->handle($duplicateCase, $request->note(), $user), 'Dismissed. The payer’s next payments are judged by it.');
    }
}
