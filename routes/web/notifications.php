<?php

declare(strict_types=1);

use App\Http\Controllers\Notifications\MarkAllNotificationsReadController;
use App\Http\Controllers\Notifications\MarkNotificationReadController;
use App\Http\Controllers\Notifications\NotificationController;
use App\Http\Controllers\Notifications\RecentNotificationsController;
use App\Http\Controllers\Realtime\AuthoriseChannelController;
use App\Http\Controllers\Realtime\AuthoriseUserController;
use Illuminate\Support\Facades\Route;

// Everybody has notifications; each sees their own, of the types their abilities cover.
Route::get('/notifications', [NotificationController::class, 'index'])->name('notifications.index');
Route::get('/notifications/recent', RecentNotificationsController::class)->name('notifications.recent');
Route::post('/notifications/mark-all-as-read', MarkAllNotificationsReadController::class)->name('notifications.mark-all-as-read');
Route::put('/notifications/{notification}/mark-as-read', MarkNotificationReadController::class)
    ->name('notifications.mark-as-read');

// Who may listen to which channel stands in routes/channels.php. Both calls carry the CSRF token like any other.
Route::post('/broadcasting/auth', AuthoriseChannelController::class)->name('broadcasting.auth');
Route::post('/broadcasting/user-auth', AuthoriseUserController::class)->name('broadcasting.user-auth');
