<?php

declare(strict_types=1);

use App\Http\Controllers\Notifications\MarkAllNotificationsReadController;
use App\Http\Controllers\Notifications\MarkNotificationReadController;
use App\Http\Controllers\Notifications\NotificationController;
use App\Http\Controllers\Notifications\RecentNotificationsController;
use App\Http\Controllers\Realtime\AuthoriseChannelController;
use App\Http\Controllers\Realtime\AuthoriseUserController;
use Illuminate\Support\Facades\Route;

// Users see their own notifications, of the types that their abilities allow.
Route::get('/notifications', [NotificationController::class, 'index'])->name('notifications.index');
Route::get('/notifications/recent', RecentNotificationsController::class)->name('notifications.recent');
Route::post('/notifications/mark-all-as-read', MarkAllNotificationsReadController::class)->name('notifications.mark-all-as-read');
Route::put('/notifications/{notification}/mark-as-read', MarkNotificationReadController::class)
    ->name('notifications.mark-as-read');

// Channel rules are in routes/channels.php.
Route::post('/broadcasting/auth', AuthoriseChannelController::class)->name('broadcasting.auth');
Route::post('/broadcasting/user-auth', AuthoriseUserController::class)->name('broadcasting.user-auth');
