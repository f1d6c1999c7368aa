<?php

declare(strict_types=1);

namespace App\Http\Controllers\UserProfile;

use App\Actions\UserProfile\StartTraining;
use App\Models\TrainingRecord;
use App\Models\User;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\RedirectResponse;

final class StartTrainingController
{
    public function __invoke(#[CurrentUser] User $user, TrainingRecord $trainingRecord, StartTraining $start): RedirectResponse
    {
        abort_unless($trainingRecord->user_id === $user->id, 403);
        $start->handle($trainingRecord);

        return back()->with('success', 'Training started.')->with('auto_hide_success_message', true);
    }
}
