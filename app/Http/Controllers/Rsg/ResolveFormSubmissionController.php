<?php

declare(strict_types=1);

namespace App\Http\Controllers\Rsg;

use App\Actions\Rsg\ResolveFormSubmission;
use App\Http\Controllers\Concerns\AnswersChange;
use App\Models\RsgFormSubmission;
use App\Models\User;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\JsonResponse;
use Illuminate\Http\RedirectResponse;
use Illuminate\Http\Request;

/** Marks one RSG form as handled. */
final readonly class ResolveFormSubmissionController
{
    use AnswersChange;

    public function __invoke(Request $request, RsgFormSubmission $submission, #[CurrentUser] User $officer, ResolveFormSubmission $resolve): JsonResponse|RedirectResponse
    {
        $settlement = $resolve->handle($submission, $officer);

        return $this->settled($request, "{$submission->form_type->label()} form handled.", $settlement->explain('handled', $officer->timezone));
    }
}
