<?php

declare(strict_types=1);

use App\Http\Controllers\UserProfile\AccessController;
use App\Http\Controllers\UserProfile\CredentialsController;
use App\Http\Controllers\UserProfile\EvidenceController;
use App\Http\Controllers\UserProfile\PhotoController;
use App\Http\Controllers\UserProfile\StartTrainingController;
use App\Http\Controllers\UserProfile\UserProfileController;
use Illuminate\Support\Facades\Route;

// The user's own account.
Route::prefix('/user-profile')->name('user-profile.')->group(function (): void {
    Route::get('/edit', [UserProfileController::class, 'edit'])->name('edit');
    Route::put('/', [UserProfileController::class, 'update'])->name('update');
    Route::put('/notifications', [UserProfileController::class, 'notifications'])->name('notifications');
    Route::post('/photo', [PhotoController::class, 'store'])->name('photo.store');
    Route::delete('/photo', [PhotoController::class, 'destroy'])->name('photo.destroy');

    Route::post('/certifications/{certification}/evidence', [EvidenceController::class, 'store'])->name('certifications.evidence.store')->can('prove', 'certification');
    Route::post('/training/{trainingRecord}/start', StartTrainingController::class)->name('training.start');

    Route::middleware('can:changeOwnCredentials')->group(function (): void {
        Route::put('/password', [CredentialsController::class, 'password'])->name('password');
        Route::post('/two-factor/reset', [CredentialsController::class, 'twoFactor'])->name('two-factor.reset');
        Route::post('/recovery-codes', [CredentialsController::class, 'recoveryCodes'])->name('recovery-codes');
        Route::delete('/devices/{device}', [AccessController::class, 'revokeDevice'])->name('devices.destroy');
        Route::delete('/sessions', [AccessController::class, 'endOtherSessions'])->name('sessions.destroy-others');
        Route::delete('/sessions/{session}', [AccessController::class, 'endSession'])->name('sessions.destroy');
    });
});

Route::get('/users/{user}/photo', [PhotoController::class, 'show'])->name('users.photo');
