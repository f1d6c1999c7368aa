<?php

declare(strict_types=1);

use App\Http\Controllers\Notifications\NotificationController;
use App\Http\Controllers\Realtime\BroadcastingController;
use Illuminate\Support\Facades\Route;

// Users see their own notifications, of the types that their abilities allow.
Route::get('/notifications', [NotificationController::class, 'index'])->name('notifications.index');
Route::get('/notifications/recent', [NotificationController::class, 'recent'])->name('notifications.recent');
Route::post('/notifications/mark-all-as-read', [NotificationController::class, 'markAllRead'])->name('notifications.mark-all-as-read');
Route::put('/notifications/{notification}/mark-as-read', [NotificationController::class, 'markRead'])->name('notifications.mark-as-read');

// Channel rules are in routes/channels.php.
Route::post('/broadcasting/auth', [BroadcastingController::class, 'channel'])->name('broadcasting.auth');
Route::post('/broadcasting/user-auth', [BroadcastingController::class, 'user'])->name('broadcasting.user-auth');
