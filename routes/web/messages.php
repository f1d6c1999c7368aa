<?php

declare(strict_types=1);

use App\Enums\BlastKind;
use App\Http\Controllers\Messages\BlastController;
use Illuminate\Support\Facades\Route;

Route::prefix('messages')->name('messages.')->group(function (): void {
    Route::middleware('can:viewSmsBlasts')->group(function (): void {
        Route::get('sms-blasts', [BlastController::class, 'index'])->name('sms-blasts.index');
        Route::get('sms-blasts/create', [BlastController::class, 'create'])->name('sms-blasts.create');
        Route::post('sms-blasts', [BlastController::class, 'store'])->defaults('blastKind', BlastKind::Sms->value)->name('sms-blasts.store');
    });
    Route::middleware('can:sendExcelSMSBlasts')->group(function (): void {
        Route::get('excel-blasts', [BlastController::class, 'excelIndex'])->name('excel-blasts.index');
        Route::get('excel-blasts/create', [BlastController::class, 'createExcel'])->name('excel-blasts.create');
        Route::post('excel-blasts', [BlastController::class, 'store'])->defaults('blastKind', BlastKind::Excel->value)->name('excel-blasts.store');
    });
    Route::middleware('can:openDeveloperBlasts')->group(function (): void {
        Route::get('weekly-bonus-blast', [BlastController::class, 'weeklyBonus'])->name('weekly-bonus-blast.create');
        Route::post('weekly-bonus-blast', [BlastController::class, 'store'])->defaults('blastKind', BlastKind::WeeklyBonus->value)->name('weekly-bonus-blast.store');
        Route::get('marketing-activation-blast', [BlastController::class, 'marketingActivation'])->name('marketing-activation-blast.create');
        Route::post('marketing-activation-blast', [BlastController::class, 'store'])->defaults('blastKind', BlastKind::MarketingActivation->value)->name('marketing-activation-blast.store');
    });
    // A blast of any kind.
    Route::prefix('blasts/{blast}')->middleware('can:openBlast,blast')->name('blasts.')->group(function (): void {
        Route::get('/', [BlastController::class, 'show'])->name('show');
        Route::post('approve', [BlastController::class, 'approve'])->name('approve');
        Route::put('status', [BlastController::class, 'change'])->name('change');
    });
});
