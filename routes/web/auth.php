<?php

declare(strict_types=1);

use App\Http\Controllers\Auth\EnrolmentController;
use App\Http\Controllers\Auth\InvitationController;
use App\Http\Controllers\Auth\LoginController;
use App\Http\Controllers\Auth\PasswordResetController;
use App\Http\Controllers\Auth\TwoFactorController;
use App\Http\Middleware\EnsurePendingSignIn;
use App\Http\Middleware\ThrottlePages;
use Illuminate\Support\Facades\Route;

Route::middleware(['guest', ThrottlePages::class])->group(function (): void {
    Route::get('/login', [LoginController::class, 'create'])->name('login');
    Route::post('/login', [LoginController::class, 'store'])->name('login.store');

    Route::middleware(EnsurePendingSignIn::class)->group(function (): void {
        Route::get('/two-factor', [TwoFactorController::class, 'show'])->name('two-factor');
        Route::post('/two-factor', [TwoFactorController::class, 'store'])->name('two-factor.store');
        Route::delete('/two-factor', [TwoFactorController::class, 'destroy'])->name('two-factor.cancel');
        Route::post('/two-factor/enrol', [EnrolmentController::class, 'store'])->name('two-factor.enrol');
        Route::get('/two-factor/recovery-codes', [EnrolmentController::class, 'show'])->name('two-factor.recovery-codes');
        Route::post('/two-factor/recovery-codes', [EnrolmentController::class, 'confirm'])->name('two-factor.recovery-codes.confirm');
    });

    Route::get('/forgot-password', [PasswordResetController::class, 'request'])->name('password.request');
    Route::post('/forgot-password', [PasswordResetController::class, 'email'])->name('password.email');
    Route::get('/reset-password/{token}', [PasswordResetController::class, 'edit'])->name('password.reset');
    Route::put('/reset-password', [PasswordResetController::class, 'update'])->name('password.update');

    Route::get('/invitation/{token}', [InvitationController::class, 'edit'])->name('invitation.edit');
    Route::put('/invitation', [InvitationController::class, 'update'])->name('invitation.update');
});

// Signing out always works, even for an expired session.
Route::delete('/logout', [LoginController::class, 'destroy'])->middleware('auth')->name('logout');
