<?php

declare(strict_types=1);

namespace App\Http\Controllers\DuplicateOsko;

use App\Actions\DuplicateOsko\ReopenDuplicate;
use App\Http\Controllers\Concerns\AnswersChange;
use App\Http\Requests\DuplicateOsko\ReopenDuplicateRequest;
use App\Models\DuplicateCase;
use App\Models\User;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\RedirectResponse;

final readonly class ReopenDuplicateController
{
    use AnswersChange;

    public function __invoke(ReopenDuplicateRequest $request, DuplicateCase $duplicateCase, ReopenDuplicate $reopen, #[CurrentUser] User $user): RedirectResponse
    {
        return $this->changed(static fn (): DuplicateCase => $reopen->handle($duplicateCase, $request->seen(), $user), 'Case reopened.');
    }
}
