<?php

declare(strict_types=1);

use App\Enums\Ability;
use App\Http\Controllers\Clients\ClientMessagesController;
use Illuminate\Support\Facades\Route;

Route::prefix('sms')->name('sms.')->middleware('can:'.Ability::ViewSmsPanel->value)->group(function (): void {
    Route::put('conversations/{conversation}/mark-as-read', [ClientMessagesController::class, 'markRead'])->name('conversations.mark-as-read');
});
