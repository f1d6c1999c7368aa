<?php

declare(strict_types=1);

use App\Http\Controllers\DeveloperTools\PulseController;
use App\Http\Controllers\DeveloperTools\TelescopeController;
use Illuminate\Support\Facades\Route;

// Each Composer package brings its own page for the same path.
Route::middleware('can:isDeveloperStaff')->group(function (): void {
    if (! class_exists('Laravel\Telescope\TelescopeServiceProvider')) {
        Route::get('telescope', [TelescopeController::class, 'index'])->name('telescope.index');
        Route::get('telescope/{telescopeEntry}', [TelescopeController::class, 'show'])->name('telescope.show');
    }
    if (! class_exists('Laravel\Pulse\PulseServiceProvider')) {
        Route::get('pulse', PulseController::class)->name('pulse');
    }
});
