<?php

declare(strict_types=1);

use App\Http\Controllers\Users\TrainingController;
use Illuminate\Support\Facades\Route;

Route::prefix('users/training')->name('users.training.')->middleware('can:viewUsers')->group(function (): void {
    Route::get('/', [TrainingController::class, 'index'])->name('index');
    Route::post('/', [TrainingController::class, 'store'])->name('store');
    Route::get('{trainingSession}', [TrainingController::class, 'show'])->name('show');
    Route::put('{trainingSession}', [TrainingController::class, 'update'])->name('update');
    Route::post('{trainingSession}/assignments', [TrainingController::class, 'assign'])->name('assign');
    Route::post('{trainingSession}/attendance', [TrainingController::class, 'import'])->name('import');
    Route::put('{trainingSession}/records/{trainingRecord}', [TrainingController::class, 'record'])->name('record')->scopeBindings();
});
