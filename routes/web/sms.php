<?php

declare(strict_types=1);

use App\Enums\Ability;
use App\Http\Controllers\Clients\ClientMessagesController;
use App\Http\Controllers\Sms\ConversationController;
use Illuminate\Support\Facades\Route;

Route::prefix('sms')->name('sms.')->middleware('can:viewSMSPanel')->group(function (): void {
    Route::get('/', [ConversationController::class, 'index'])->name('index');
    Route::get('unread', [ConversationController::class, 'unread'])->name('unread');
    Route::get('conversations/{conversation}/older', [ConversationController::class, 'older'])->name('conversations.older');
    Route::put('conversations/{conversation}/mark-as-read', [ClientMessagesController::class, 'markRead'])->name('conversations.mark-as-read');
    Route::put('conversations/{conversation}/assignee', [ConversationController::class, 'assign'])->defaults('ability', Ability::ViewSmsPanel->value)->name('conversations.assign');
    Route::put('conversations/{conversation}/snooze', [ConversationController::class, 'snooze'])->name('conversations.snooze');
    Route::put('conversations/{conversation}/resolve', [ConversationController::class, 'resolve'])->name('conversations.resolve');
    Route::put('conversations/{conversation}/reopen', [ConversationController::class, 'reopen'])->name('conversations.reopen');
});
