<?php

declare(strict_types=1);

use App\Http\Controllers\Auth\ImpersonationCandidatesController;
use App\Http\Controllers\Auth\ImpersonationController;
use App\Http\Controllers\Dashboard\DashboardController;
use App\Inertia\Inertia;
use App\Inertia\Response;
use Illuminate\Support\Facades\Route;

Route::get('/', DashboardController::class)->name('dashboard');
// Keeps the session alive, as any request does.
Route::post('/session/keep-alive', static fn () => response()->noContent())->name('session.keep-alive');

Route::post('/impersonate', [ImpersonationController::class, 'store'])->middleware('can:impersonate')->name('impersonate.store');
Route::delete('/impersonate', [ImpersonationController::class, 'destroy'])->name('impersonate.destroy');
Route::get('/impersonate/candidates', ImpersonationCandidatesController::class)->middleware('can:impersonate')->name('impersonate.candidates');

if (app()->environment('local', 'testing')) {
    // Shows every interface component.
    Route::get('/design', static fn (): Response => Inertia::render('Design/Index'))->name('design');
}
