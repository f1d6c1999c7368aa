<?php

declare(strict_types=1);

use App\Enums\Ability;
use App\Http\Controllers\Messages\MarkConversationReadController;
use Illuminate\Support\Facades\Route;

Route::prefix('sms')->name('sms.')->middleware('can:'.Ability::ViewSmsPanel->value)->group(function (): void {
    Route::put('conversations/{conversation}/mark-as-read', MarkConversationReadController::class)->name('conversations.mark-as-read');
});
